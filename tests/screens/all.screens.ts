import { expect, type Page } from "@playwright/test";
import { placeOrder } from "#tests/support/place-order.ts";
import { type ListedVehicle, signIn } from "../e2e/journey.ts";
import { port } from "../e2e/own-server.ts";
import { callerOf } from "../e2e/page-caller.ts";
import { signEverything } from "../e2e/sign-steps.ts";
import { BUYER, picture, play } from "../e2e/tracker-steps.ts";
import { shoot, writeContactSheet } from "./contact-sheet.ts";
import { test } from "../e2e/visitor.ts";

const STORES = { sunlane: `http://localhost:${port}`, harbor: `http://harbor.localhost:${port}` };
const PUBLIC: Readonly<Record<string, string>> = {
  "01-landing": "/",
  "02-results": "/search",
  "03-results-filtered": "/search?make=toyota&condition=used",
  "04-no-results": "/search?make=none",
  "06-sell-your-car": "/trade-in",
  "07-financing": "/financing",
  "08-why-us": "/why-us",
  "09-contact": "/contact-us",
  "10-faq": "/faq",
  "11-pre-qualify": "/pre-qualify",
  "12-sign-in": "/sign-in",
  "13-sign-up": "/sign-up",
  "14-not-found": "/no-such-page",
  "15-vehicle-gone": "/vehicles/unavailable",
  "16-design": "/design/components",
  "18-kits": "/design",
};

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("h1").first()).toBeVisible();
  // A tracker listens for ever, so the network never falls silent.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
}

test.afterAll(() => writeContactSheet());

for (const [store, origin] of Object.entries(STORES)) {
  test.describe(`In the store ${store}`, () => {
    test.use({ baseURL: origin });

    test("what everybody sees", async ({ page }) => {
      for (const [screen, address] of Object.entries(PUBLIC)) {
        await open(page, `${origin}${address}`);
        await shoot(page, screen, { store });
      }
      await page.goto(`${origin}/search`);
      const cars = await page
        .locator("main article a[href^='/vehicles/']")
        .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))]);
      await open(page, `${origin}${cars[0] ?? ""}`);
      await shoot(page, "05-details", { store });
      const keys = cars.slice(0, 3).map((car) => car.split("/").at(-1));
      await open(page, `${origin}/compare?vins=${keys.join(",")}`);
      await shoot(page, "17-compare", { store });
    });

    test("what a buyer sees from the cart to the delivered car", async ({ page }) => {
      const headers = await signIn(page, BUYER.email, { origin });
      const vehicle = await buyable(page, 3);
      await page.goto(`${origin}/cart?buy=${vehicle.key}`);
      await expect(page).toHaveURL(/\/checkout\/FC\w+\/payment-options/);
      const draft = /FC\w{14}/.exec(page.url())![0];
      for (const [at, step] of ["payment-options", "trade-in", "coverage", "details"].entries()) {
        await open(page, `${origin}/checkout/${draft}/${step}`);
        await shoot(page, `2${at}-checkout-${step}`, { store });
      }
      await open(page, `${origin}/cart`);
      await shoot(page, "24-cart", { store });
      const { key } = await buyable(page, 4);
      const placed = await placeOrder(callerOf(page), {
        headers,
        vehicleId: key,
        until: "submitted",
        buyer: { email: BUYER.email },
      });
      await tracker(page, { origin, store, orderNumber: placed.orderNumber });
      for (const [screen, address] of Object.entries({
        "50-orders": "/deals",
        "51-order": `/deals/${placed.orderNumber}`,
        "52-profile": "/profile",
        "53-saved": "/saved-vehicles",
        "54-sandbox": "/sandbox",
      })) {
        await open(page, `${origin}${address}`);
        await shoot(page, screen, { store });
      }
    });
  });
}

/** A vehicle of the page's store, whose name only browsers can look up. */
async function buyable(page: Page, skip: number): Promise<ListedVehicle> {
  const answer = await callerOf(page)("/public/inventory/vehicles?availability=Available&sort=price-asc");
  const { vehicles } = (await answer.json()) as { vehicles: readonly ListedVehicle[] };
  const found = vehicles.filter(({ priceCents }) => priceCents !== null)[skip];
  if (found === undefined) throw new Error("nothing to buy");
  return found;
}

/** Each step as the buyer finds it, moved on by what third parties say. */
async function tracker(
  page: Page,
  { origin, store, orderNumber }: { origin: string; store: string; orderNumber: string },
): Promise<void> {
  const at = (path: string) => open(page, `${origin}${path}`);
  await at(`/checkout/${orderNumber}/submitted`);
  await shoot(page, "30-ordered", { store });
  await at(`/progress/${orderNumber}`);
  await shoot(page, "31-tracker-first-step", { store });
  await play(page, orderNumber, "insurance.verified");
  await at(`/progress/${orderNumber}/id-verification`);
  await shoot(page, "32-tracker-id", { store });
  await play(page, orderNumber, "id.completed");
  await at(`/progress/${orderNumber}/doc-upload`);
  await shoot(page, "33-tracker-documents", { store });
  const license = page.getByLabel("Choose files for Driver's license");
  if ((await license.count()) > 0) {
    await license.setInputFiles([picture("license.png")]);
    await expect(page.getByRole("button", { name: "Delete license.png" })).toBeVisible();
  }
  const review = page.getByRole("button", { name: "Review contract" });
  // Where documents are asked for, the contract is made once they are there.
  await expect(async () => {
    await at(`/signing?orderNumber=${orderNumber}`);
    await expect(review).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await shoot(page, "34-tracker-contract", { store });
  await review.click();
  await expect(page.locator("[data-step-title]")).toHaveText("Review and sign");
  await shoot(page, "35-tracker-review", { store });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signEverything(page, BUYER.name);
  await expect(page.locator("[data-step-title]")).toHaveText("Thank you, you've signed");
  await shoot(page, "36-tracker-signed", { store });
  await at(`/fulfillment/${orderNumber}`);
  await shoot(page, "37-tracker-schedule", { store });
  await at(`/progress/${orderNumber}/payment`);
  await shoot(page, "38-tracker-payment", { store });
  // Paid and handed over in the store.
  for (const event of ["order.offramp", "documents.accepted", "order.delivered"])
    await play(page, orderNumber, event);
  await at(`/progress/${orderNumber}`);
  await shoot(page, "39-delivered", { store });
}
