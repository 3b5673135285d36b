import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { test } from "./visitor.ts";

test("words, their questions, and what a page says about itself", async ({ page }) => {
  await page.goto("/faq#payments");
  const asked = page.locator("details#payments");
  await expect(asked).toHaveAttribute("open", "");
  await page.getByRole("button", { name: "Expand all" }).click();
  await expect(page.locator("main details:not([open])")).toHaveCount(0);
  await page.getByRole("button", { name: "Collapse all" }).click();
  await expect(page.locator("main details[open]")).toHaveCount(0);
  const first = page.locator("main summary").first();
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);

  await page.goto("/terms-of-use");
  await page.getByRole("link", { name: "Effective March 15, 2026" }).click();
  await expect(page).toHaveURL(/version=2026-03-15/);
  await expect(page.getByText("This is an earlier version.")).toBeVisible();
  await page.getByRole("link", { name: "Read the current version" }).click();
  await expect(page.getByRole("heading", { name: "If we disagree" })).toBeVisible();

  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  const answer = await page.request.get(new URL(picture ?? "").pathname);
  expect(answer.headers()["content-type"]).toBe("image/png");
});

test("pages for what goes wrong help on a small screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [address, status, heading] of [
    ["/no-such-page", 404, "We can't find that page"],
    ["/vehicles/NO-SUCH-CAR", 404, "This vehicle isn't available"],
    ["/server-issue", 503, "We can't reach this part of the site right now"],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag22aa"]).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await expect(page.locator("main").getByRole("link", { name: /\(512\) 555-0100/ })).toHaveAttribute(
    "href",
    "tel:+15125550100",
  );
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Sell Your Car" }).click();
  await expect(page.getByRole("heading", { name: "Sell your car", level: 1 })).toBeVisible();
});
