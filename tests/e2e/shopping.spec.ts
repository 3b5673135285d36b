import { expect, type Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { fillSignIn, newBuyer, openAlive, PASSWORD, searchVehicles } from "./journey.ts";
import { test } from "./visitor.ts";

const PHONE = { width: 375, height: 760 };
const heart = (page: Page, at: number) => page.getByRole("button", { name: /^Save \d{4} / }).nth(at);
const choice = (page: Page, at: number) => page.getByRole("button", { name: /^Compare \d{4} / }).nth(at);

test("A heart asks to sign in and goes on, and two devices agree", async ({ page, browser, request }) => {
  const email = await newBuyer(request);
  await page.setViewportSize(PHONE);
  await openAlive(page, "/search?condition=used&sort=price-asc");
  await heart(page, 1).click();
  await expect(page.getByRole("dialog")).toContainText("Sign in to save this car");
  await expect(heart(page, 1)).toHaveAttribute("aria-pressed", "false");
  await fillSignIn(page, email, PASSWORD);
  // A password takes its time to be checked.
  await expect(heart(page, 1)).toHaveAttribute("aria-pressed", "true", { timeout: 30_000 });

  const laptop = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await laptop.newPage();
  await openAlive(other, "/search?condition=used&sort=price-asc");
  await expect(heart(other, 1)).toHaveAttribute("aria-pressed", "true");
  await heart(other, 2).click();
  const saved = other.getByRole("link", { name: "Saved Vehicles, 2" });
  await expect(saved).toBeVisible();
  const [icon, badge] = await Promise.all(
    [saved.locator("svg"), saved.getByText("2", { exact: true })].map((part) => part.boundingBox()),
  );
  expect(badge!.x, "the number stands beside its sign").toBeGreaterThanOrEqual(icon!.x + icon!.width / 2);

  await page.goto("/saved-vehicles");
  await expect(page.getByRole("heading", { name: "My Saves (2)" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await heart(page, 0).click();
  await expect(page.getByRole("heading", { name: "My Saves (1)" })).toBeVisible();
  // Somebody comes back to the other device; the first shows its own heart before the server has it.
  await expect(async () => {
    await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(other.getByRole("link", { name: "Saved Vehicles, 1" })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await laptop.close();
});

test("Vehicles are compared on a phone: four at most, what differs is marked, and the address can be shared", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAlive(page, "/search?sort=price-asc");
  for (const at of [0, 1, 2, 3, 4]) await choice(page, at).click();
  await expect(page.getByRole("alert")).toContainText("You can compare up to 4 vehicles.");
  await expect(choice(page, 4)).toHaveAttribute("aria-pressed", "false");
  await choice(page, 3).click();
  await page.getByRole("link", { name: "Compare 3" }).click();
  await expect(page.getByRole("heading", { name: "Compare vehicles" })).toBeVisible();
  await expect(page).toHaveURL(/\/compare\?vins=[^,&]+,[^,&]+,[^,&]+$/);
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  await expect(page.getByRole("row", { name: /^Price differs/ })).toContainText("Lowest");
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await widthOf(), "the table scrolls, not the page").toBe(PHONE.width);
  expect(await violations(page)).toEqual([]);

  const name = await page.locator("thead a").first().innerText();
  await page.getByRole("rowheader", { name: /^Availability/ }).evaluate((row) => row.scrollIntoView());
  await expect(page.locator("[aria-hidden] td", { hasText: name }).first()).toBeInViewport();

  const rows = page.getByRole("row");
  const all = await rows.count();
  await page.getByRole("checkbox", { name: /Show differences only/ }).check();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await page
    .getByRole("link", { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(page).toHaveURL(/\/compare\?vins=[^,&]+,[^,&]+$/);

  await page.route("**/compare.data*", (route) => route.abort());
  await page
    .getByRole("link", { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByText("We couldn't load your comparison. Please try again.")).toBeVisible();
  await page.unroute("**/compare.data*");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(1);
});

test.describe("Without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a comparison is built by buttons and links, and its payments by a form", async ({
    page,
    request,
  }) => {
    const { vehicles } = await searchVehicles(request, "sort=price-desc&condition=used");
    await page.goto(`/vehicles/${vehicles[0]!.key}`);
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(1);
    await page
      .getByRole("region", { name: "Add one like it" })
      .getByRole("link", { name: /^Add to/ })
      .first()
      .click();
    await expect(page.getByRole("columnheader")).toHaveCount(2);
    await page.getByText("Payments with $2,500 down").click();
    await page.getByLabel("Term", { exact: true }).selectOption("60");
    await page.getByRole("button", { name: "Update" }).click();
    await expect(page.getByText("Payments with $2,500 down for 60 months")).toBeVisible();
    await expect(page.getByRole("columnheader")).toHaveCount(2);
  });
});
