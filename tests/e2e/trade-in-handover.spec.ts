import { expect, type Page } from "@playwright/test";
import { placeOrder, type PlacedOrder } from "#tests/support/place-order.ts";
import { signOrder } from "#tests/support/sign-order.ts";
import { buyableVehicle, newBuyer, signIn } from "./journey.ts";
import { callerOf } from "./page-caller.ts";
import { look } from "./tracker-steps.ts";
import { decide, holdOffer, main, title } from "./trade-in-steps.ts";
import { test } from "./visitor.ts";

type Headers = Record<string, string>;

const post =
  (page: Page, headers: Headers) =>
  async (address: string, body: object, method = "POST") => {
    const answer = await callerOf(page)(address, { method, headers, body });
    const text = await answer.text();
    expect(answer.ok, `${address}: ${text}`).toBe(true);
    return JSON.parse(text) as Record<string, unknown>;
  };

/** A car that the account keeps an appraiser's offer for. */
async function keepOffer(page: Page, headers: Headers): Promise<void> {
  const car = { year: "2016", make: "Saturn", model: "Sample", bodyStyle: "sedan" };
  const capability = await holdOffer(page, car, { miles: 88_000, owedCents: 120_000 });
  await decide(page, { decision: "AVAILABLE", amountCents: 400_000 });
  await post(page, headers)("/api/trade-in/keep", { capability });
}

/** A cash order with a trade-in whose contract is signed, by calls. */
async function signedDeal(page: Page, headers: Headers, vehicleId: string): Promise<PlacedOrder> {
  await keepOffer(page, headers);
  const order = await placeOrder(callerOf(page), { headers, vehicleId, until: "draft" });
  const address = `/api/commerce/orders/${order.orderNumber}`;
  await post(page, headers)(`${address}/trade-in`, { use: true });
  await post(page, headers)(`${address}/submit`, { acceptedTerms: true });
  await signOrder(callerOf(page), { headers, order });
  return order;
}

test("A traded car that is different is accepted with a finger, handed over and paid off", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 375, height: 740 });
  const headers = await signIn(page, await newBuyer(request));
  const { orderNumber } = await signedDeal(page, headers, (await buyableVehicle(request, 7)).key);
  const say = (event: string, more: object = {}) =>
    post(page, headers)(`/sandbox/api/orders/${orderNumber}/events`, { event, ...more });
  await page.goto(`/progress/${orderNumber}/trade-in`);
  await expect(title(page, "Bring your trade-in")).toBeVisible();
  await main(page).getByText("See every answer").click();
  await look(page, "handover-bring");
  await say("trade-in.inspected", {
    odometerMiles: 89_500,
    differentAnswers: { glass: "crack", keys: "one" },
  });
  await expect(title(page, "Your trade-in is different from what you described")).toBeVisible();
  await expect(main(page).getByText("We found: A crack")).toBeVisible();
  await main(page).getByText("Compare line by line").first().click();
  await look(page, "handover-different");
  // A finger: 44 pixels at least.
  const accept = main(page).getByRole("button", { name: "Accept $3,200.00" });
  expect((await accept.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await accept.click();
  await expect(title(page, /We take your 2016 Saturn Sample for \$3,200\.00/u)).toBeVisible();
  await look(page, "handover-agreed");
  await main(page).getByRole("link", { name: "See what's due" }).click();
  await main(page).getByText("What this includes").click();
  await expect(main(page).getByText("Difference after the inspection of your trade-in")).toBeVisible();
  await look(page, "handover-due");
  await say("trade-in.received");
  await page.goto(`/progress/${orderNumber}/trade-in`);
  await expect(title(page, "We have your trade-in")).toBeVisible();
  await look(page, "handover-received");
  await say("trade-in.paid-off");
  await say("trade-in.lien-released");
  await expect(main(page).getByText(/Your lender released the title on/u)).toBeVisible();
  await page.goto(`/deals/${orderNumber}`);
  await expect(main(page).getByText("Handed over, paid off, and the title is released.")).toBeVisible();
  await look(page, "handover-order");
});
