import { expect, type Page } from "@playwright/test";
import { openAlive } from "./journey.ts";
import { main, title } from "./trade-in-steps.ts";
import { test } from "./visitor.ts";

/** Lets no code of such a name through. @returns how to let it through again */
async function loseCode(page: Page, name: string): Promise<() => Promise<void>> {
  const address = `**/assets/${name}-*.js`;
  await page.route(address, (route) => route.abort("internetdisconnected"));
  return () => page.unroute(address);
}

const note = (page: Page) => main(page).getByText("This part didn't load.");

test.beforeEach(({ page }) => page.setViewportSize({ width: 375, height: 740 }));

test("A part whose code does not come says so in its place, and comes by a press", async ({ page }) => {
  await openAlive(page, "/trade-in");
  const heading = (await title(page, /./u).textContent()) ?? "";
  const find = await loseCode(page, "car-form");
  await main(page).getByRole("button", { name: "Enter year, make and model" }).click();
  await expect(note(page)).toBeVisible();
  await expect(title(page, heading)).toBeVisible();
  const again = main(page).getByRole("button", { name: "Try again" });
  await again.click();
  await find();
  // The server answers, so the press may also load the page anew.
  await expect(async () => {
    const other = main(page).getByRole("button", { name: "Enter year, make and model" });
    // Each press may find that the page is being loaded anew.
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    else if (await other.isVisible()) await other.click({ timeout: 2_000 });
    await expect(main(page).getByLabel("Make")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(note(page)).toHaveCount(0);
});

test("It comes by itself once the browser says that it is online again", async ({ page, context }) => {
  await openAlive(page, "/trade-in");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await main(page).getByRole("button", { name: "Enter year, make and model" }).click();
  await expect(note(page)).toBeVisible();
  await main(page).getByRole("button", { name: "Try again" }).click();
  await expect(main(page).getByText("This part still didn't load. Check your connection.")).toBeVisible();
  await context.setOffline(false);
  await expect(main(page).getByLabel("Make")).toBeVisible();
});

test("What the document brought along stays while its code does not come", async ({ page }) => {
  const find = await loseCode(page, "late-frame");
  await openAlive(page, "/faq");
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("contentinfo").getByRole("link").first();
  const isAlive = () =>
    link.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));
  await expect(link).toBeVisible();
  // The second try has failed as well by then.
  await page.waitForTimeout(1_500);
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
  expect(await isAlive()).toBe(false);
  await find();
  await expect.poll(isAlive, { timeout: 15_000 }).toBe(true);
});
