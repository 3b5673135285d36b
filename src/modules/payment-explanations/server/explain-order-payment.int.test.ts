import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { LenderOffer } from "#modules/underwriting/domain/lender-offer.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import type { LeaseOfferTerms } from "#modules/worksheet/domain/leases/lease-offer-terms.ts";
import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import { dealWorksheet } from "#modules/worksheet/domain/deal-worksheet.ts";
import type { WorksheetInput } from "#modules/worksheet/domain/worksheet-input.ts";
import { worksheetRulesOf } from "#modules/worksheet/domain/worksheet-rules.ts";
import type { PromisedPayment } from "#modules/pricing/domain/promised-payment.ts";
import { makeCheckoutWorld, TEST_BUYER, type CheckoutWorld } from "#tests/support/checkout-world.ts";
import type { TestLender } from "#tests/support/test-lender.ts";
import { acceptOffer } from "#modules/credit-decisions/server/accept-offer.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { createOrder } from "#modules/checkout/server/create-order.ts";
import { explainOrderPayment } from "./explain-order-payment.ts";
import { readPaymentOptions } from "#modules/checkout/server/read-payment-options.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import { submitOrder } from "#modules/checkout/server/submit-order.ts";
import { updateOrder } from "#modules/checkout/server/update-order.ts";

let world: CheckoutWorld;
let lender: TestLender;
beforeAll(async () => {
  world = await makeCheckoutWorld();
  lender = world.ctx.credit as TestLender;
});
afterAll(() => world.close());

const PROMISED_TERMS: LoanTerms = {
  kind: "loan",
  lenderId: "pecan",
  lenderName: "Pecan Street Credit Union",
  ratePpm: 54_900,
  buyRatePpm: 54_900,
  termMonths: 72,
  accrual: "daily365",
  paymentRounding: "half-up",
  lenderFeeCents: 0,
  lenderFeeIsFinanced: true,
};

/** Shown in Texas for the car alone, with $2,500 down. */
function shownFor(ctx: CheckoutContext, priceCents: number | null): PromisedPayment {
  const input: WorksheetInput = {
    contractDate: "2026-01-02",
    vehicle: { priceCents, msrpCents: null, incentivesCents: 0, condition: "used", mileage: 20_000 },
    place: { state: "TX", zipCode: "78701" },
    delivery: null,
    choices: { type: "finance", downPaymentCents: 250_000, firstPaymentDate: "2026-02-01" },
    trade: null,
    products: [],
    incentives: [],
    depositCents: 0,
    terms: PROMISED_TERMS,
  };
  const rules = worksheetRulesOf(ctx.tenant.config, { state: "TX", onDate: "2026-01-02" });
  return { paymentCents: dealWorksheet(rules, input).loan?.paymentCents ?? 0, input };
}

const PROMISED_LEASE: LeaseOfferTerms = {
  kind: "lease",
  lenderId: "pecan",
  lessorName: "Pecan Street Leasing",
  ratePpm: 48_000,
  buyRatePpm: 48_000,
  residualPpm: 580_000,
  maximumResidualizedMsrpCents: null,
  acquisitionFeeCents: 69_500,
  dispositionFeeCents: 39_500,
  purchaseOptionFeeCents: 0,
  excessMileCents: 25,
  securityDepositCents: 0,
  termMonths: 36,
  annualMiles: 12_000,
};

/** As a lease, with the store's usual amount due at signing. */
function leaseShownFor(
  ctx: CheckoutContext,
  { priceCents, msrpCents }: { readonly priceCents: number | null; readonly msrpCents: number | null },
): PromisedPayment {
  const { input } = shownFor(ctx, priceCents);
  const vehicle = { ...input.vehicle, msrpCents, condition: "new" as const, mileage: 12 };
  const lease = { ...input, vehicle, choices: { type: "lease" as const }, terms: PROMISED_LEASE };
  const rules = worksheetRulesOf(ctx.tenant.config, { state: "TX", onDate: "2026-01-02" });
  return { paymentCents: dealWorksheet(rules, lease).lease?.paymentCents ?? 0, input: lease };
}

async function addNewCar(): Promise<string> {
  const id = await world.addVehicle();
  const set = { condition: "new" as const, msrp_cents: 2_600_000, mileage: 12 };
  await world.ctx.db.transaction((trx) => trx.updateTable("vehicle").set(set).where("id", "=", id).execute());
  return id;
}

let buyers = 0;
/** Somebody who pre-qualified. */
function buyer(): CheckoutContext {
  return {
    ...world.as(`acc_explained_${(buyers += 1)}`),
    promisedPayments: {
      promisedFor: async (_trx, ctx, input) => {
        const forSale = await input.forSale;
        if (forSale === undefined) return null;
        const { priceCents, msrpCents } = forSale;
        return { loan: shownFor(ctx, priceCents), lease: leaseShownFor(ctx, { priceCents, msrpCents }) };
      },
    },
  };
}

/** One lender's answer at other terms than were shown, as the credit module brings it. */
async function answered(
  orderId: string,
  terms: LenderOffer["terms"] = { ...PROMISED_TERMS, ratePpm: 59_900, buyRatePpm: 59_900, termMonths: 60 },
): Promise<void> {
  const offer: LenderOffer = {
    offerId: "offer_1",
    terms,
    tier: "A",
    maximumAmountCents: 4_000_000,
    minimumDownCents: 0,
    amountFinancedCents: 2_300_000,
    paymentCents: 44_000,
    dealerDiscountFeeCents: 0,
    stipulations: [],
    counter: null,
  };
  const expiresAt = new Date(world.clock.now().getTime() + 86_400_000).toISOString();
  const answer = { lenderId: "pecan", lenderName: "Pecan", state: "APPROVED", offers: [offer], expiresAt };
  const whole = { ...answer, reasons: [], failedRules: [], changes: [], waitingFor: [], bureaus: [] };
  lender.answers.set(orderId, [whole as Partial<LenderAnswer> as LenderAnswer]);
  const move = { orderId, dealStatus: "LSEL", actor: "lender", reason: "Answered" } as const;
  await world.ctx.db.transaction((trx) => transitionOrder(trx, world.ctx, move));
}

/** An application of somebody who was shown a payment, with an offer to it. */
async function offered(ctx: CheckoutContext): Promise<{ orderNumber: string; orderId: string }> {
  const choices = { downPaymentCents: 400_000, termMonths: 60 };
  const { order } = await createOrder(ctx, {
    vehicleKey: await world.addVehicle(),
    dealType: "Finance",
    choices,
  });
  const { orderNumber } = order;
  const saved = await updateOrder(ctx, { orderNumber, buyer: TEST_BUYER });
  await submitOrder(ctx, { orderNumber, ...saved.order.receipt });
  const orderId = order.deal.dealId;
  await answered(orderId);
  return { orderNumber, orderId };
}

async function explained(ctx: CheckoutContext, input: { orderNumber: string; offerId?: string }) {
  const { explanation } = await explainOrderPayment(ctx, input);
  if (explanation === null) expect.fail("nothing was shown before");
  const { steps, promisedCents, contractCents } = explanation.explained;
  const sum = steps.reduce((total, { changeCents }) => total + changeCents, 0);
  expect(promisedCents + sum).toBe(contractCents);
  return explanation;
}

describe("from pre-qualified to contract", () => {
  test("every cent to an offer has its cause, and they add up", async () => {
    const ctx = buyer();
    const { orderNumber } = await offered(ctx);
    const { against, promised, contract, explained: way } = await explained(ctx, { orderNumber });
    expect({ against, promised, contract }).toMatchObject({
      against: "offer",
      promised: { termMonths: 72, downPaymentCents: 250_000, asOf: "2026-01-02" },
      contract: { termMonths: 60, downPaymentCents: 400_000 },
    });
    expect(way.steps.map(({ cause }) => cause)).toEqual(expect.arrayContaining(["down", "term", "rate"]));
    const { offers } = await readDecision(ctx, { orderNumber });
    expect(way.contractCents).toBe(offers[0]?.worksheet?.loan?.paymentCents);
  });

  test("the contract is explained by what was accepted, with no cent without a name", async () => {
    const ctx = buyer();
    const { orderNumber } = await offered(ctx);
    const [offer] = (await readDecision(ctx, { orderNumber })).offers;
    await acceptOffer(ctx, { orderNumber, offerId: "offer_1", termsDigest: offer?.termsDigest ?? "" });
    const { against, explained: way } = await explained(ctx, { orderNumber });
    expect(against).toBe("contract");
    expect(way.contractCents).toBe(offer?.worksheet?.loan?.paymentCents);
    expect(way.steps.map(({ cause }) => cause)).not.toContain("rules");
  });

  test("a lease is explained by a lease, to the offer and to the contract, with no cent without a name", async () => {
    const ctx = buyer();
    const { order } = await createOrder(ctx, {
      vehicleKey: await addNewCar(),
      dealType: "Lease",
      choices: { downPaymentCents: 350_000, termMonths: 36, annualMiles: 12_000 },
    });
    const { orderNumber } = order;
    const saved = await updateOrder(ctx, { orderNumber, buyer: TEST_BUYER });
    await submitOrder(ctx, { orderNumber, ...saved.order.receipt });
    await answered(order.deal.dealId, { ...PROMISED_LEASE, ratePpm: 52_800, residualPpm: 570_000 });
    const offer = await explained(ctx, { orderNumber });
    expect(offer).toMatchObject({
      against: "offer",
      promised: { apr: null, termMonths: 36, annualMiles: 12_000, lenderName: "Pecan Street Leasing" },
      contract: { apr: null, annualMiles: 12_000 },
    });
    const [best] = (await readDecision(ctx, { orderNumber })).offers;
    expect(offer.contract.downPaymentCents).toBe(best?.worksheet?.dueAtSigning.totalCents);
    const causes = offer.explained.steps.map(({ cause }) => cause);
    expect(causes).toEqual(expect.arrayContaining(["dueAtSigning", "residual", "rent"]));
    expect(causes).not.toContain("rules");
    expect(offer.explained.contractCents).toBe(best?.worksheet?.lease?.paymentCents);
    await acceptOffer(ctx, { orderNumber, offerId: "offer_1", termsDigest: best?.termsDigest ?? "" });
    const contract = await explained(ctx, { orderNumber });
    expect(contract.against).toBe("contract");
    expect(contract.explained).toEqual(offer.explained);
  });

  test("who was shown nothing has nothing explained", async () => {
    const ctx = { ...buyer(), promisedPayments: { promisedFor: async () => null } };
    const { orderNumber } = await offered(ctx);
    expect(await explainOrderPayment(ctx, { orderNumber })).toEqual({ explanation: null });
  });

  test("an offer that does not stand has nothing explained", async () => {
    const ctx = buyer();
    const { orderNumber } = await offered(ctx);
    expect(await explainOrderPayment(ctx, { orderNumber, offerId: "other" })).toEqual({ explanation: null });
  });

  test("the ways to pay begin with what was shown, for this buyer alone", async () => {
    const ctx = buyer();
    const vehicleKey = await world.addVehicle();
    const { order } = await createOrder(ctx, { vehicleKey, dealType: "Finance", choices: {} });
    const { orderNumber } = order;
    const { personal } = await readPaymentOptions(ctx, { orderNumber });
    expect(personal).toMatchObject({ termMonths: 72, downPaymentCents: 250_000, apr: expect.any(Number) });
    expect(personal?.paymentCents).toBeGreaterThan(0);
    const unqualified = { ...ctx, promisedPayments: { promisedFor: async () => null } };
    expect((await readPaymentOptions(unqualified, { orderNumber })).personal).toBeNull();
  });

  test("nobody else reads it", async () => {
    const { orderNumber } = await offered(buyer());
    await expect(explainOrderPayment(buyer(), { orderNumber })).rejects.toMatchObject({
      details: { code: "order.notFound" },
    });
  });
});
