import { expect, type Page } from "@playwright/test";
import { placeOrder } from "#tests/support/place-order.ts";
import { type ListedVehicle, openAlive, signIn } from "../e2e/journey.ts";
import { port } from "../e2e/own-server.ts";
import { callerOf } from "../e2e/page-caller.ts";
import { BUYER } from "../e2e/tracker-steps.ts";
import { test } from "../e2e/visitor.ts";
import { shoot, writeContactSheet } from "./contact-sheet.ts";

/** What no address alone shows: lists that are open, sheets, dialogs, print, and the question of the first visit. */

const STORES = { sunlane: `http://localhost:${port}`, harbor: `http://harbor.localhost:${port}` };

test.afterAll(() => writeContactSheet());

for (const [store, origin] of Object.entries(STORES)) {
  test.describe(`In the store ${store}`, () => {
    test.use({ baseURL: origin });

    test("what opens while looking for a car", async ({ page }) => {
      await page.goto(`${origin}/faq`);
      const vehicles = await listed(page, "availability=Available");
      const keys = vehicles.slice(0, 3).map(({ key }) => key);
      await shootAtEach(page, `${origin}/`, async (width) => {
        await page
          .getByRole("combobox", { name: "Search by make, model or keyword" })
          .pressSequentially("toyota");
        await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
        await shoot(page, "60-suggestions", { store, widths: [width], isWhole: false });
      });
      await page.setViewportSize({ width: 375, height: 812 });
      await openAlive(page, `${origin}/search`);
      await page.getByRole("button", { name: /^Filters/ }).click();
      await expect(page.getByRole("dialog", { name: "Filters" }).getByRole("checkbox").first()).toBeVisible();
      await shoot(page, "61-filter-sheet", { store, widths: [375], isWhole: false });
      await openAlive(page, `${origin}/vehicles/${keys[0]}`);
      await page.getByRole("button", { name: "Customize payment" }).click();
      await expect(page.getByRole("radio", { name: "Cash" })).toBeVisible();
      await shoot(page, "63-calculator", { store });
      await page.getByRole("button", { name: "View full screen" }).click();
      await expect(page.getByRole("dialog").getByRole("status")).toHaveText(/^1 of /);
      await shoot(page, "62-full-screen", { store, isWhole: false });
      await openAlive(page, `${origin}/compare?vins=${keys.join(",")}`);
      await inPrint(page, "68-compare-print", store);
      for (const [screen, address] of [
        ["64-spanish-landing", "/es"],
        ["65-spanish-results", "/es/search"],
        ["66-offline", "/offline"],
      ] as const) {
        await openAlive(page, `${origin}${address}`);
        await shoot(page, screen, { store });
      }
    });

    test("what opens while buying", async ({ page }) => {
      await page.goto(`${origin}/sign-up`);
      await page.evaluate((email) => {
        const pending = { purpose: "sign-up", email, resendAt: Date.now() + 30_000 };
        sessionStorage.setItem("fc.pending-code", JSON.stringify(pending));
      }, BUYER.email);
      await page.goto(`${origin}/sign-up/confirm`);
      await expect(page.locator("h1").first()).toBeVisible();
      await shoot(page, "69-confirm-code", { store });
      const headers = await signIn(page, BUYER.email, { origin });
      const vehicles = await listed(page, "availability=Available&sort=price-asc");
      const found = vehicles.filter(({ priceCents }) => priceCents !== null)[7];
      if (found === undefined) throw new Error("nothing to buy");
      await callerOf(page)(`/api/favorites/${found.key}`, { method: "PUT", headers });
      const buying = { headers, vehicleId: found.key, buyer: { email: BUYER.email } };
      const { orderNumber } = await placeOrder(callerOf(page), { ...buying, until: "draft" });
      await page.goto(`${origin}/checkout/${orderNumber}/overview`);
      await expect(page.getByRole("heading", { level: 1, name: "Review and submit" })).toBeVisible();
      await shoot(page, "70-overview", { store });
      await openAlive(page, `${origin}/deals/${orderNumber}`);
      await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
      await inPrint(page, "71-receipt-print", store);
      await openAlive(page, `${origin}/saved-vehicles`);
      await expect(page.locator("main article").first()).toBeVisible();
      await shoot(page, "72-saved-car", { store });
    });

    test.describe("somebody who comes for the first time", () => {
      test.use({ isAsked: true });

      test("is asked whether they may be counted", async ({ page }) => {
        await openAlive(page, `${origin}/`);
        await expect(page.getByRole("region", { name: "Anonymous statistics" })).toBeVisible();
        await shoot(page, "67-consent", { store, isWhole: false });
      });
    });
  });
}

/** Cars of the page's store, whose name only browsers can look up. */
async function listed(page: Page, question: string): Promise<readonly ListedVehicle[]> {
  const answer = await callerOf(page)(`/public/inventory/vehicles?${question}`);
  return ((await answer.json()) as { vehicles: readonly ListedVehicle[] }).vehicles;
}

async function shootAtEach(
  page: Page,
  address: string,
  look: (width: 375 | 768 | 1440) => Promise<void>,
): Promise<void> {
  for (const width of [375, 768, 1440] as const) {
    await page.setViewportSize({ width, height: width === 375 ? 812 : 1000 });
    await openAlive(page, address);
    await look(width);
  }
}

/** As wide as a sheet of paper between its margins. */
async function inPrint(page: Page, screen: string, store: string): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await shoot(page, screen, { store, widths: [768] });
  await page.emulateMedia({ media: "screen" });
}
