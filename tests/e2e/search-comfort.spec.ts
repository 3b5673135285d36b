import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { newBuyer, openAlive, PASSWORD } from "./journey.ts";
import { test } from "./visitor.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

test.describe("On a phone", () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test("the filters are a sheet of their own, count while a slider moves, and going back finds the same place", async ({
    page,
  }) => {
    await openAlive(page, "/search?make=toyota");
    const opener = page.getByRole("button", { name: /^Filters/ });
    await opener.click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole("heading", { name: "Filters" })).toBeFocused();
    await expect(page.locator("header").first()).toHaveAttribute("inert", "");

    // A thumb that is held: nothing is asked for but the number.
    const slider = sheet.getByLabel("Highest price");
    // Not before the sheet has settled: the thumb would have gone from under the pointer.
    await expect(async () => {
      const before = await slider.boundingBox();
      await page.waitForTimeout(150);
      expect(await slider.boundingBox()).toEqual(before);
    }).toPass();
    const thumb = await slider.boundingBox();
    const y = thumb!.y + thumb!.height / 2;
    await page.mouse.move(thumb!.x + thumb!.width - 14, y);
    await page.mouse.down();
    await page.mouse.move(thumb!.x + thumb!.width * 0.3, y, { steps: 5 });
    const number = sheet.getByText(/^[\d,]+ cars? match(es)?$/);
    await expect(number).toBeVisible();
    await expect(page).toHaveURL(/\?make=toyota$/);
    const count = /^[\d,]+/.exec((await number.textContent()) ?? "")?.[0] ?? "";
    await expect(sheet.getByRole("button", { name: new RegExp(`^Show ${count} cars?$`) })).toBeVisible();
    await page.mouse.up();
    await expect(page).toHaveURL(/priceMax=/);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await expect(page.locator("header").first()).not.toHaveAttribute("inert", "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${count} vehicles?$`));

    const card = page.getByRole("article").nth(4);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    const title = (await card.getByRole("heading").textContent()) ?? "";
    await card.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/vehicles\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/priceMax=/);
    await expect(card.getByRole("heading")).toHaveText(title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
});

test("A mistyped zip says so and keeps the last good one", async ({ page }) => {
  await openAlive(page, "/search?zip=43215&distance=100");
  const zip = page.getByLabel("Zip code");
  await zip.fill("4321");
  await zip.blur();
  await expect(page.getByRole("alert")).toHaveText("Enter a 5-digit US zip code.");
  await expect(page).toHaveURL(/\?zip=43215&distance=100$/);
  await expect(page.getByText("of Columbus, OH")).toBeVisible();
  await zip.fill("78701");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await zip.blur();
  await expect(page).toHaveURL(/\?zip=78701&distance=100$/);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an address with a mistyped zip says so", async ({ page }) => {
    await page.goto("/search?zip=4321");
    await expect(page.getByRole("alert")).toHaveText("Enter a 5-digit US zip code.");
    await expect(page.getByLabel("Zip code")).toHaveValue("4321");
  });
});

test("A search is saved after signing in, renamed, and tells on the list what it finds", async ({
  page,
  request,
}) => {
  const email = await newBuyer(request);
  await openAlive(page, "/search?make=honda&priceMax=40000");
  await page.getByRole("button", { name: "Save this search" }).click();
  const modal = page.getByRole("dialog", { name: "Sign in to save this search" });
  await modal.getByLabel("Email").fill(email);
  await modal.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await modal.getByRole("button", { name: "Sign in", exact: true }).click();

  const naming = page.getByRole("dialog", { name: "Save this search" });
  await expect(naming.getByLabel("Name")).toHaveValue("Honda, Up to $40,000");
  await naming.getByRole("button", { name: "Save search" }).click();
  const saved = page.getByRole("dialog", { name: "Search saved" });
  await saved.getByRole("button", { name: "Keep looking" }).click();
  await page.locator("summary", { hasText: "Account of" }).click();
  await page.getByRole("link", { name: "Saved Searches" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Saved searches" })).toBeVisible();
  await page.getByRole("button", { name: "Rename Honda, Up to $40,000" }).click();
  await page.getByLabel("Name").fill("My next Honda");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("link", { name: "My next Honda" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Email me when new cars match" })).toBeChecked();
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(violations).toEqual([]);
  await page.getByRole("link", { name: "My next Honda" }).click();
  await expect(page).toHaveURL(/\/search\?make=honda&priceMax=40000$/);
});
