import type { Page } from "@playwright/test";
import type { DecisionView } from "#modules/credit-decisions/domain/decision-view.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { fillInApplication } from "#tests/support/apply-for-credit.ts";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { ORDER_BUYER } from "#tests/support/place-order.ts";
import { prepareSignature, uploadPicture } from "#tests/support/sign-order.ts";
import { callerOf } from "../../e2e/page-caller.ts";
import { ask, bytesAt, type Headers, post, say } from "./store-calls.ts";

/** Everything of a purchase that is not the trade-in, by calls; the trade-in itself is walked in the browser. */
export interface Buying {
  readonly page: Page;
  readonly headers: Headers;
  readonly email: string;
  readonly way: "Cash" | "Finance";
}

const root = (orderNumber: string): string => `/api/commerce/orders/${orderNumber}`;

export const readOrder = async ({ page, headers }: Buying, orderNumber: string): Promise<OrderView> =>
  (await ask<{ order: OrderView }>(page, root(orderNumber), { headers })).order;

/** A draft with complete details for a car of at least 14,000 dollars, so that a trade-in never is worth more. */
export async function startPurchase({ page, headers, email, way }: Buying): Promise<string> {
  interface Found {
    readonly vehicles: readonly { id: string; priceCents: number | null }[];
  }
  const question = "sort=price-asc&availability=Available&priceMin=14000";
  const { vehicles } = await ask<Found>(page, `/public/inventory/vehicles?${question}`);
  const choices = way === "Finance" ? { downPaymentCents: 600_000, termMonths: 60 } : {};
  for (const { id, priceCents } of vehicles) {
    if (priceCents === null || priceCents < 1_400_000) continue;
    const body = { vehicleKey: id, dealType: way, choices };
    const made = await callerOf(page)("/api/commerce/orders", { method: "POST", headers, body });
    if (!made.ok) continue;
    const { orderNumber } = (await made.json()) as { orderNumber: string };
    const buyer = { ...ORDER_BUYER, email };
    await ask(page, root(orderNumber), { method: "PATCH", headers, body: { buyer } });
    return orderNumber;
  }
  throw new Error("no car is left to buy");
}

/** Submitted; a loan is applied for, and the first offer accepted. */
export async function submitPurchase(buying: Buying, orderNumber: string): Promise<void> {
  const { page, headers, way } = buying;
  if (way === "Cash")
    return post(page, `${root(orderNumber)}/submit`, { headers, body: { acceptedTerms: true } });
  await fillInApplication(callerOf(page), { headers, orderNumber });
  await post(page, `/api/credit-applications/${orderNumber}/submit`, {
    headers,
    body: { acceptedTerms: true },
  });
  const [offer] = (await offersOf(buying, orderNumber)).offers;
  const { offerId, termsDigest } = offer!;
  const body = { acceptedTerms: true, offerId, termsDigest };
  await post(page, `${root(orderNumber)}/accept-offer`, { headers, body });
}

async function offersOf({ page, headers }: Buying, orderNumber: string): Promise<DecisionView> {
  for (let left = 60; left > 0; left -= 1) {
    const decision = await ask<DecisionView>(page, `${root(orderNumber)}/decision`, { headers });
    if (decision.offers.length > 0) return decision;
    await post(page, "/sandbox/api/clock", { body: { advanceSeconds: 10 } });
    await page.waitForTimeout(500);
  }
  throw new Error("no lender answered");
}

interface Asked {
  readonly data: { readonly documents: readonly { key: string; isRequired: boolean; id: string | null }[] };
}

/** Sends every document that is asked for. @returns their kinds */
export async function sendDocuments({ page, headers }: Buying, order: OrderView): Promise<readonly string[]> {
  const { dealId } = order.deal;
  const address = `/api/documents/deals/${dealId}/documents`;
  const { data } = await ask<Asked>(page, address, { headers });
  const kinds = data.documents
    .filter(({ isRequired, id }) => isRequired && id === null)
    .map(({ key }) => key);
  for (const type of kinds) {
    const placed = { orderNumber: order.orderNumber, dealId, vehicleId: "" };
    const sent = await uploadPicture(callerOf(page), { headers, order: placed, type });
    if (!sent.ok) throw new Error(`${type} answered ${sent.status} ${await sent.text()}`);
  }
  return kinds;
}

/** The papers to sign, as text by kind, read before anybody signs them; `sign` signs exactly these. */
export async function papersOf({ page, headers }: Buying, order: OrderView) {
  const placed = { orderNumber: order.orderNumber, dealId: order.deal.dealId, vehicleId: "" };
  const { path, body } = await prepareSignature(callerOf(page), { headers, order: placed });
  const contracting = `/api/contracting/signing/${order.orderNumber}`;
  const session = await ask<{ files: readonly { name: string }[] }>(page, `${contracting}/session`, {
    headers,
  });
  const papers: Record<string, string> = {};
  for (const { name } of session.files) {
    const pages = await pdfPages(await bytesAt(page, `${contracting}/files/${name}`, headers));
    papers[name] = pages.join(" ");
  }
  return { papers, sign: () => post(page, path, { headers, body }) };
}

/** An account that its owner linked at the bank: only such a one pays any amount. */
async function linkBank(page: Page, orderNumber: string, headers: Headers): Promise<string> {
  const bank = `/api/payments/${orderNumber}/bank`;
  const { linkToken } = await post<{ linkToken: string }>(page, `${bank}/link-token`, { headers });
  const publicToken = await page.evaluate(async (address) => {
    const body = new URLSearchParams({ institution: "First Harbor Bank", choice: "agree" });
    const answer = await fetch(address, { method: "POST", body });
    return new URL(answer.url).searchParams.get("link") ?? "";
  }, `/sandbox/gateway/bank-links/${linkToken}`);
  const linked = await post<{ token: string }>(page, `${bank}/exchange`, { headers, body: { publicToken } });
  return linked.token;
}

/** Paid in full, with an appointment that the store confirmed. */
export async function payAndBook({ page, headers }: Buying, orderNumber: string): Promise<void> {
  const owed = await ask<{ balanceCents: number }>(page, `/api/payments/${orderNumber}`, { headers });
  if (owed.balanceCents > 0) {
    const token = await linkBank(page, orderNumber, headers);
    await post(page, `/api/payments/${orderNumber}/bank`, { headers, body: { token } });
    await say(page, orderNumber, "payment.captured");
  }
  const path = `/api/fulfillment/${orderNumber}`;
  const { slots } = await ask<{ slots: { date: string; hour: number }[] }>(page, `${path}/slots`, {
    headers,
  });
  const { date, hour } = slots[0]!;
  await ask(page, path, { method: "PUT", headers, body: { option: "PICKUP", slot: { date, hour } } });
  await say(page, orderNumber, "appointment.confirmed");
}
