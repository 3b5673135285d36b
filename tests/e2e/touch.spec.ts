import { expect, type Page } from "@playwright/test";
import { shortNames } from "#rendering/styles/short-names.ts";
import { openAlive } from "./journey.ts";
import { test } from "./visitor.ts";

/** Runs in the project "touch" only: what fingers do, which is not what a mouse does. */

async function type(page: Page, words: string) {
  const box = page.getByRole("combobox", { name: "Search by make, model or keyword" });
  await box.tap();
  await box.pressSequentially(words);
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await expect(options.first()).toBeVisible();
  return options;
}

/** One list under one field: each tap on one of its pages. */
const WHERE = [
  { address: "/", first: [], third: ["@repetition"] },
  { address: "/search", first: ["@repetition"], third: [] },
];

for (const { address, first, third } of WHERE) {
  const tapFirst = `On ${address} a tap on the first suggestion searches for it, and for nothing below it`;
  test(tapFirst, { tag: first }, async ({ page }) => {
    await openAlive(page, address);
    const options = await type(page, "honda civic");
    await expect(options.first()).toContainText("Honda Civic");
    await options.first().tap();
    await expect(page).toHaveURL(/\/search\?make=honda&model=civic$/);
    await expect(options).toHaveCount(0);
  });

  const tapThird = `On ${address} a tap on the third suggestion searches for the third`;
  test(tapThird, { tag: third }, async ({ page }) => {
    await openAlive(page, address);
    const options = await type(page, "toyota");
    const text = await options.nth(2).locator("span").first().textContent();
    await options.nth(2).tap();
    await expect(page).toHaveURL(/\/search\?make=toyota&model=[^&]+$/);
    const model = new URL(page.url()).searchParams.get("model") ?? "";
    expect(text?.toLowerCase()).toBe(`toyota ${model}`);
  });
}

test("A finger that scrolls the suggestions chooses none, and the list stays", async ({ page }) => {
  await openAlive(page, "/");
  const options = await type(page, "toyota");
  const before = page.url();
  const box = (await options.nth(2).boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const at = (y: number) => ({ touchPoints: [{ x: box.x + 40, y }] });
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(box.y + 20) });
  for (const moved of [10, 30, 60, 90])
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(box.y + 20 - moved) });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(options.first()).toBeVisible();
  expect(page.url()).toBe(before);
});

test("A tap on what a transition shows reaches it before the transition has ended", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openAlive(page, "/search?availability=Available&sort=price-asc");
  await page.addStyleTag({ content: shortNames(":root { --motion-calm: 60s !important }") });
  await page.locator("main article h3 a").first().tap();
  await expect(page).toHaveURL(/\/vehicles\//);
  const buy = page.getByRole("link", { name: "Buy this car" }).first();
  // Playwright's own tap would wait until nothing lies over the link.
  await buy.evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = (await buy.boundingBox())!;
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition"))
        .length,
  );
  expect(moving).toBeGreaterThan(0);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole("heading", { name: "Sign in to buy this car" })).toBeVisible();
});
