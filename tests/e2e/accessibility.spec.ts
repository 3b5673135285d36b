import { expect, type Locator, type Page } from "@playwright/test";
import { placeOrder } from "#tests/support/place-order.ts";
import { violations } from "./axe.ts";
import { buyableVehicle, newBuyer, openAlive, PASSWORD, signIn } from "./journey.ts";
import { port } from "./own-server.ts";
import { callerOf } from "./page-caller.ts";
import { test } from "./visitor.ts";

const BRANDS = { default: `http://localhost:${port}`, other: `http://harbor.localhost:${port}` };
const WIDTHS = [375, 1440] as const;
const PAGES = ["/", "/search", "/search?make=none", "/faq"];
PAGES.push("/vehicles/unavailable", "/contact-us", "/no-such-page");
/** In the default brand auth.spec.ts and prequalify-journey.spec.ts look at them. */
const SEEN_ELSEWHERE = ["/sign-in", "/sign-up", "/sign-up/confirm", "/pre-qualify", "/pre-qualify/expired"];
/** One template with other words: looked at in one brand, on the phone, its colors once. */
const TEXT_PAGES = ["/why-us", "/warranty", "/financing", "/accessibility", "/cookie-policy"];
TEXT_PAGES.push("/privacy-notice", "/privacy-policy", "/terms-of-use");

async function firstVehicle(page: Page): Promise<string> {
  await page.goto("/search");
  const href = await page.getByRole("article").getByRole("link").first().getAttribute("href");
  return href!;
}

const DARK = ["/", "/search", "/sign-in", "/pre-qualify"];

interface Looks {
  readonly dark: boolean;
  /** Wide, most pages have the colors of the narrow one; another brand has the same parts in other colors. */
  readonly wide: "all" | "parts" | "contrast";
}

/** One visit a page: wide, as a phone, in the dark where that is asked for, and 320 pixels wide (1280 at 400 %). */
async function lookAt(page: Page, address: string, { dark, wide }: Looks): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  const found = await violations(page, wide);
  expect({ address, width: 1440, found }).toEqual({ address, width: 1440, found: [] });
  await page.setViewportSize({ width: 375, height: 900 });
  expect({ address, width: 375, found: await violations(page) }).toEqual({ address, width: 375, found: [] });
  if (dark) {
    await page.emulateMedia({ colorScheme: "dark" });
    const inTheDark = await violations(page, "contrast");
    expect({ address, found: inTheDark }).toEqual({ address, found: [] });
    await page.emulateMedia({ colorScheme: "light" });
  }
  await expectNothingSideways(page, address);
}

async function expectNothingSideways(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect({ address, width }).toEqual({ address, width: 320 });
}

for (const [brand, baseURL] of Object.entries(BRANDS)) {
  const tag = brand === "default" ? [] : ["@repetition"];
  test.describe(`In the ${brand} brand`, { tag }, () => {
    test.use({ baseURL });

    test("no public page has a violation or scrolls sideways, wide, on a phone, in the dark and at 400 %", async ({
      page,
    }) => {
      const vehicle = await firstVehicle(page);
      const others = brand === "default" ? [] : SEEN_ELSEWHERE;
      for (const address of [...PAGES, ...others, vehicle]) {
        const dark = [...DARK, vehicle].includes(address);
        // These have parts at a desk that no phone shows.
        const wide = dark ? "all" : "parts";
        await lookAt(page, address, { dark, wide: brand === "default" ? wide : "contrast" });
      }
    });
  });
}

test.describe("In the other brand, whose pairs of colors are tried in theme.test.ts", () => {
  test.use({ baseURL: BRANDS.other });

  test("pages of each kind have no violation and do not scroll sideways", async ({ page }) => {
    for (const address of ["/", await firstVehicle(page), "/sign-up"])
      await lookAt(page, address, { dark: address === "/", wide: "contrast" });
  });
});

test("No page of words has a violation or scrolls sideways", async ({ page }) => {
  for (const address of TEXT_PAGES) {
    await page.setViewportSize({ width: 375, height: 900 });
    await page.goto(address);
    const found = await violations(page, address === TEXT_PAGES[0] ? "all" : "parts");
    expect({ address, found }).toEqual({ address, found: [] });
    await expectNothingSideways(page, address);
  }
});

test("No page of a buyer's own has a violation, on a phone and on a desk", async ({ page, request }) => {
  const { key: vehicleId } = await buyableVehicle(request, 5);
  const headers = await signIn(page, await newBuyer(request));
  const { orderNumber } = await placeOrder(callerOf(page), { headers, vehicleId, until: "draft" });
  const check = async (address: string, heading: string | RegExp) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const found = await violations(page, width === WIDTHS[0] ? "all" : "parts");
      expect({ address, width, found }).toEqual({ address, width, found: [] });
    }
  };
  await check("/cart", "Shopping cart");
  await check(`/checkout/${orderNumber}/details`, "Your details");
  await check(`/checkout/${orderNumber}/overview`, "Review and submit");
  await page.getByRole("checkbox", { name: /I agree to buy this car/ }).check();
  await page.getByRole("button", { name: /Submit/ }).click();
  await expect(page.getByRole("heading", { name: /^It.s reserved for you/ })).toBeVisible();
  await check(`/checkout/${orderNumber}/submitted`, /^It.s reserved for you/);
  await check("/deals", /orders/i);
  await check(`/deals/${orderNumber}`, "Receipt");
});

/** Presses Tab until the control has the focus; it is looked for once, which on a list costs more than a key. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const element = await control.elementHandle();
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press("Tab");
    if (await element?.evaluate((wanted) => wanted === document.activeElement)) break;
  }
  await expect(control).toBeFocused();
}

test("The keyboard alone leads from the home page to a car and to signing in", async ({ page }) => {
  await openAlive(page, "/search");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: /skip/i }).first();
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await tabTo(page, page.getByRole("article").first().getByRole("link").first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/vehicles\//);
  await tabTo(page, page.getByRole("link", { name: "Buy this car" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Sign in to buy this car" })).toBeVisible();
  await page.getByLabel("Email").focus();
  await page.keyboard.type("buyer@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/checkout\/FC\w+\/payment-options/);
});
