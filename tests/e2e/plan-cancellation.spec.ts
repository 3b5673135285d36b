import { expect, type Page } from "@playwright/test";
import { listAvailable, placeOrder } from "#tests/support/place-order.ts";
import { signOrder } from "#tests/support/sign-order.ts";
import { signIn } from "./journey.ts";
import { callerOf } from "./page-caller.ts";
import { BUYER, look, play } from "./tracker-steps.ts";
import { test } from "./visitor.ts";

interface Menu {
  readonly products: readonly {
    readonly plans: readonly {
      readonly id: string;
      readonly priceCents: number;
      readonly consent: { readonly hash: string };
    }[];
  }[];
}

/** A delivered cash order with a plan, whose buyer stands at the order's page. */
async function openDelivered(page: Page, origin: string): Promise<string> {
  const headers = await signIn(page, BUYER.email, { origin });
  const call = callerOf(page);
  const [vehicleId = ""] = await listAvailable(call);
  const order = await placeOrder(call, { headers, vehicleId, until: "draft" });
  const address = `/api/commerce/orders/${order.orderNumber}`;
  const menu = (await (await call(`${address}/protection`, { headers })).json()) as Menu;
  const [plan] = menu.products.flatMap((product) => product.plans);
  const plans = [{ id: plan?.id, consent: plan?.consent.hash }];
  const chosen = await call(`${address}/protection`, { method: "PUT", headers, body: { plans } });
  expect(chosen.status, await chosen.text()).toBe(200);
  await call(`${address}/submit`, { method: "POST", headers, body: { acceptedTerms: true } });
  await signOrder(call, { headers, order });
  await play(page, order.orderNumber, "order.offramp");
  await play(page, order.orderNumber, "documents.accepted");
  await play(page, order.orderNumber, "order.delivered");
  await page.goto(`${origin}/deals/${order.orderNumber}`);
  return order.orderNumber;
}

test.describe("On a phone", () => {
  test.use({ viewport: { width: 375, height: 760 } });

  test("A buyer sees the contract number, what comes back, and cancels the plan", async ({
    page,
    baseURL,
  }) => {
    const orderNumber = await openDelivered(page, baseURL ?? "");
    const card = page.getByRole("region", { name: "Your protection plans" });
    await expect(card).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(card.getByText(/In force · Contract [A-Z]+-/)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(card.getByText(/If you cancel today, you get back about \$/)).toBeVisible();
    await card.getByText("What you'd get back later").click();
    await expect(card.getByRole("row", { name: /^12 months/ })).toBeVisible();
    await look(page, "plan-in-force");

    await card.getByRole("link", { name: /^Cancel this plan/ }).click();
    await page.getByRole("button", { name: "Show my refund" }).click();
    await expect(page.getByText("Enter the miles on the odometer.")).toBeVisible();
    await look(page, "plan-cancel-empty");
    const miles = page.getByLabel("Miles on the odometer today");
    await miles.fill("0");
    await page.getByRole("button", { name: "Show my refund" }).click();
    await expect(page.getByText("Enter at least the miles the car had when you bought it.")).toBeVisible();
    const [, sold = ""] = /showed ([\d,]+) miles/.exec(await page.locator("main").innerText()) ?? [];
    await miles.fill(String(Number(sold.replaceAll(",", "")) + 500));
    await look(page, "plan-cancel-form");
    await page.getByRole("button", { name: "Show my refund" }).click();
    await expect(page.getByText("You get back")).toBeVisible();
    await look(page, "plan-cancel-quote");
    await page.getByRole("button", { name: "Cancel the plan" }).click();
    await expect(page.getByRole("heading", { name: "Your plan is canceled" })).toBeVisible();
    await expect(page.getByText(/^Confirmation CXL-/)).toBeVisible();
    await look(page, "plan-canceled");

    await page.getByRole("link", { name: "Back to your order" }).click();
    const download = page.waitForEvent("download");
    await card.getByRole("button", { name: /^Open the cancellation form/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^plan-cancellation-[A-Z]+-.+\.pdf$/);
    await expect(page.getByText("You canceled a protection plan.")).toBeVisible();
    await page.goto(`/es/deals/${orderNumber}`);
    await expect(page.getByRole("region", { name: "Sus planes de protección" })).toBeVisible();
    await look(page, "plan-canceled-es");
  });
});
