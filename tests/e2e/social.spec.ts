import { violations } from "./axe.ts";
import { expect, type Page } from "@playwright/test";
import { expectSignedIn, signOut } from "./journey.ts";
import { test } from "./visitor.ts";

const fresh = (name: string) => `${name}.${Date.now()}@example.com`;

async function continueWith(page: Page, provider: "Google" | "Apple"): Promise<void> {
  await page.getByRole("link", { name: `Continue with ${provider}` }).click();
  await expect(page.getByRole("heading", { name: "Choose an account" })).toBeVisible();
}

async function chooseEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel("Another email address").fill(email);
  await page.getByRole("button", { name: "Continue with this email" }).click();
}

test("A buyer who follows a deep link signs in with Google and lands where the link led", async ({
  page,
}) => {
  await page.goto("/deals");
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fdeals/);
  await continueWith(page, "Google");
  await chooseEmail(page, fresh("gale"));
  await expect(page).toHaveURL(/\/deals$/);
  await expectSignedIn(page);
  await page.reload();
  await expectSignedIn(page);
  await signOut(page);
});

test("Apple posts its answer back, by keyboard alone, and the buyer is signed in", async ({ page }) => {
  await page.goto("/sign-in?returnTo=%2Ffaq");
  await page.getByRole("link", { name: "Continue with Apple" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  await page.getByRole("button", { name: /relay address/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/faq$/);
  await expectSignedIn(page);
});

test("The sign-in page says why nobody was signed in", async ({ page }) => {
  const endings = [
    ["Cancel", "You didn't finish signing in at Google."],
    [/not verified/, "The email address at Google isn't verified."],
    [/has an account here already/, "You already have an account with this email."],
    ["Break down", "We couldn't reach Google."],
  ] as const;
  for (const [choice, text] of endings) {
    await page.goto("/sign-in?returnTo=%2Fdeals");
    await continueWith(page, "Google");
    await page.getByRole("button", { name: choice }).click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveURL(/\/sign-in\?.*returnTo=%2Fdeals/);
  }
});

test("The embedded chooser fits a phone of 320 pixels, and axe finds nothing in it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/sign-in");
  await continueWith(page, "Apple");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violations(page)).toEqual([]);
});

test("A retailer without social sign-in shows no such buttons", async ({ page, baseURL }) => {
  const harbor = new URL("/sign-in", baseURL);
  harbor.hostname = "harbor.localhost";
  await page.goto(harbor.href);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /Continue with/ })).toHaveCount(0);
});
