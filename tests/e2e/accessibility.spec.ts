import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { ORDER_BUYER } from "#tests/support/place-order.ts";
import { buyableVehicle, newBuyer, openAlive, PASSWORD, signIn } from "./journey.ts";

const port = Number(process.env["E2E_PORT"] ?? 4173);
const BRANDS = { default: `http://localhost:${port}`, other: `http://harbor.localhost:${port}` };
const WIDTHS = [375, 1440] as const;
const PAGES = ["/", "/search", "/search?make=none", "/faq", "/sign-in", "/sign-up", "/sign-up/confirm"];
PAGES.push("/vehicles/unavailable", "/contact-us", "/no-such-page");
/** One template with other words: looked at on the phone only. */
const TEXT_PAGES = ["/why-us", "/warranty", "/financing", "/accessibility", "/cookie-policy"];
TEXT_PAGES.push("/privacy-notice", "/privacy-policy", "/terms-of-use");

/** Everything axe knows of WCAG 2.2 A and AA, and its best practices. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

async function firstVehicle(page: Page): Promise<string> {
  await page.goto("/search");
  const href = await page.getByRole("article").getByRole("link").first().getAttribute("href");
  return href!;
}

for (const [brand, baseURL] of Object.entries(BRANDS)) {
  for (const width of WIDTHS) {
    test.describe(`In the ${brand} brand, ${width} pixels wide`, () => {
      test.use({ baseURL, viewport: { width, height: 900 } });

      test("no public page has a violation", async ({ page }) => {
        const pages = [...PAGES, ...(width < 500 ? TEXT_PAGES : []), await firstVehicle(page)];
        for (const address of pages) {
          await page.goto(address);
          expect({ address, found: await violations(page) }).toEqual({ address, found: [] });
        }
      });
    });
  }

  test.describe(`In the ${brand} brand, in the dark`, () => {
    test.use({ baseURL, colorScheme: "dark" });

    test("search, a car and signing in have no violation", async ({ page }) => {
      for (const address of ["/", "/search", await firstVehicle(page), "/sign-in"]) {
        await page.goto(address);
        expect({ address, found: await violations(page) }).toEqual({ address, found: [] });
      }
    });
  });
}

test("No page of a buyer's own has a violation, on a phone and on a desk", async ({ page, request }) => {
  const vehicle = await buyableVehicle(request, 5);
  await signIn(page, await newBuyer(request));
  await page.goto(`/cart?buy=${vehicle.key}`);
  await expect(page).toHaveURL(/\/checkout\/FC\w+\/details/);
  const orderNumber = /FC\w{14}/.exec(page.url())![0];
  const check = async (address: string, heading: string | RegExp) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
      expect({ address, width, found: await violations(page) }).toEqual({ address, width, found: [] });
    }
  };
  await check("/cart", "Shopping cart");
  await check(`/checkout/${orderNumber}/details`, "Your details");
  const main = page.getByRole("main");
  await main.getByLabel("First name").fill(ORDER_BUYER.firstName);
  await main.getByLabel("Last name").fill(ORDER_BUYER.lastName);
  await main.getByLabel("Email").fill(ORDER_BUYER.email);
  await main.getByLabel("Phone").fill(ORDER_BUYER.phone);
  await main.getByLabel("Street address").fill(ORDER_BUYER.addressLine1);
  await main.getByLabel("City").fill(ORDER_BUYER.city);
  await main.getByLabel("State", { exact: true }).selectOption(ORDER_BUYER.state);
  await main.getByLabel("Zip code").fill(ORDER_BUYER.zipCode);
  await page.getByRole("button", { name: "Continue to overview" }).click();
  await expect(page.getByRole("heading", { name: "Review and submit" })).toBeVisible();
  await check(`/checkout/${orderNumber}/overview`, "Review and submit");
  await page.getByRole("checkbox", { name: /I agree to buy this car/ }).check();
  await page.getByRole("button", { name: /Submit/ }).click();
  await expect(page.getByRole("heading", { name: "It's yours to finish" })).toBeVisible();
  await check(`/checkout/${orderNumber}/submitted`, "It's yours to finish");
  await check("/deals", /orders/i);
  await check(`/deals/${orderNumber}`, "Receipt");
});

test("Nothing scrolls sideways at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of [...PAGES, ...TEXT_PAGES, await firstVehicle(page)]) {
    await page.goto(address);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ address, width }).toEqual({ address, width: 320 });
  }
});

test("The keyboard alone leads from the home page to a car and to signing in", async ({ page }) => {
  await openAlive(page, "/search");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: /skip/i }).first();
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  const first = page.getByRole("article").first().getByRole("link").first();
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press("Tab");
    if (await first.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/vehicles\//);
  const buy = page.getByRole("link", { name: "Buy this car" });
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press("Tab");
    if (await buy.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(buy).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Sign in to buy this car" })).toBeVisible();
  await page.getByLabel("Email").focus();
  await page.keyboard.type("buyer@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/checkout\/FC\w+\/details/);
});
