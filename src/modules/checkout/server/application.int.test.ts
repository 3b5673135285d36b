import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { LenderOffer } from "#modules/underwriting/domain/lender-offer.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { stipulationOf } from "#modules/underwriting/domain/stipulation.ts";
import { detailsOf } from "#modules/orders/domain/order-party.ts";
import { listOrders } from "#modules/orders/server/list-orders.ts";
import type { TradedCar } from "#modules/orders/domain/traded-car.ts";
import { recordTradedCar } from "#modules/orders/server/traded-car.ts";
import { orderParties } from "#modules/orders/server/order-parties.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { makeCheckoutWorld, TEST_BUYER, type CheckoutWorld } from "#tests/support/checkout-world.ts";
import type { TestLender } from "#tests/support/test-lender.ts";
import { acceptOffer } from "#modules/credit-decisions/server/accept-offer.ts";
import { applyPromo } from "#modules/deal-drafts/server/apply-promo.ts";
import { changeDeal } from "./change-deal.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { continueCheckout } from "./continue-checkout.ts";
import { createOrder } from "./create-order.ts";
import { endApplication } from "#modules/credit-decisions/server/end-application.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import { releaseExpiredHolds } from "./release-expired-holds.ts";
import { removeFromCart } from "./remove-from-cart.ts";
import { submitOrder } from "./submit-order.ts";
import { updateOrder } from "./update-order.ts";

let world: CheckoutWorld;
let lender: TestLender;
beforeAll(async () => {
  world = await makeCheckoutWorld();
  lender = world.ctx.credit as TestLender;
});
afterAll(() => world.close());

let buyers = 0;
const buyer = () => world.as(`acc_credit_${(buyers += 1)}`);
const code = (expected: string) => ({ details: { code: expected } });

/** A complete finance draft with $4,000 down over 60 months. */
async function makeFinanceDraft(ctx: CheckoutContext): Promise<OrderView> {
  const choices = { downPaymentCents: 400_000, termMonths: 60 };
  const vehicleKey = await world.addVehicle();
  const { order } = await createOrder(ctx, { vehicleKey, dealType: "Finance", choices });
  return (await updateOrder(ctx, { orderNumber: order.orderNumber, buyer: TEST_BUYER })).order;
}

async function submitted(ctx: CheckoutContext): Promise<OrderView> {
  const draft = await makeFinanceDraft(ctx);
  return submitOrder(ctx, { orderNumber: draft.orderNumber, ...draft.receipt });
}

const OFFER: LenderOffer = {
  offerId: "offer_1",
  terms: {
    kind: "loan",
    lenderId: "pecan",
    lenderName: "Pecan Street Credit Union",
    ratePpm: 59_900,
    buyRatePpm: 59_900,
    termMonths: 60,
    accrual: "regular",
    paymentRounding: "half-up",
    lenderFeeCents: 0,
    lenderFeeIsFinanced: false,
  },
  tier: "A",
  maximumAmountCents: 4_000_000,
  minimumDownCents: 0,
  amountFinancedCents: 2_300_000,
  paymentCents: 44_000,
  dealerDiscountFeeCents: 0,
  stipulations: [],
  counter: null,
};

/** The lenders' answer, as the credit module brings it: the deal moves and the vehicle is kept as long as the offer. */
async function answered(order: OrderView, change: Partial<LenderOffer> = {}): Promise<void> {
  const expiresAt = new Date(world.clock.now().getTime() + 7 * 86_400_000).toISOString();
  const answer = {
    lenderId: "pecan",
    lenderName: "Pecan Street Credit Union",
    state: "APPROVED",
    offers: [{ ...OFFER, ...change }],
    reasons: [],
    failedRules: [],
    changes: [],
    waitingFor: [],
    bureaus: [],
    expiresAt,
  } as Partial<LenderAnswer> as LenderAnswer;
  lender.answers.set(order.deal.dealId, [answer]);
  await moveTo(order, "LSEL");
}

const moveTo = (order: OrderView, dealStatus: "LSEL" | "LDEC") =>
  world.ctx.db.transaction((trx) =>
    transitionOrder(trx, world.ctx, {
      orderId: order.deal.dealId,
      dealStatus,
      actor: "lender",
      reason: "Answered",
    }),
  );

describe("Submitting a finance order", () => {
  test("sends the application, keeps the draft and holds the vehicle for the lenders' time", async () => {
    const ctx = buyer();
    const order = await submitted(ctx);
    expect(order).toMatchObject({ orderStatus: "DRAFT", deal: { type: "Finance", status: "DPEN" } });
    expect(order.hold?.secondsLeft).toBe(259_200);
    expect(lender.submitted.filter((id) => id === order.deal.dealId)).toHaveLength(1);
    expect((await listOrders(ctx)).cart).toHaveLength(1);
  });

  test("forgets the traded-in car of an earlier submission of this order, and of no other", async () => {
    const ctx = buyer();
    const [one, other] = [await makeFinanceDraft(ctx), await makeFinanceDraft(ctx)];
    const ids = [one.deal.dealId, other.deal.dealId];
    const car = { vin: "1HGCM82633A004352" } as TradedCar;
    await ctx.db.transaction((trx) =>
      Promise.all(ids.map((orderId) => recordTradedCar(trx, ctx, { orderId, car }))),
    );
    await submitOrder(ctx, { orderNumber: one.orderNumber, ...one.receipt });
    const { rows } = await world.database.owner.query(
      "select order_id from order_traded_car where order_id = any($1)",
      [ids],
    );
    expect(rows).toEqual([{ order_id: other.deal.dealId }]);
  });

  test("again, or in two tabs at once, sends one application", async () => {
    const ctx = buyer();
    const draft = await makeFinanceDraft(ctx);
    const submit = () => submitOrder(ctx, { orderNumber: draft.orderNumber, ...draft.receipt });
    const answers = await Promise.all([submit(), submit(), submit()]);
    for (const { deal } of answers) expect(deal.status).toBe("DPEN");
    expect(lender.submitted.filter((id) => id === draft.deal.dealId)).toHaveLength(1);
  });

  test("from an old page with other terms is told that they were not submitted", async () => {
    const ctx = buyer();
    const old = await makeFinanceDraft(ctx);
    const { orderNumber } = old;
    const choices = { downPaymentCents: 400_000, termMonths: 48 };
    const { order } = await updateOrder(ctx, { orderNumber, choices, dealType: "Finance" });
    await submitOrder(ctx, { orderNumber, ...order.receipt });
    await expect(submitOrder(ctx, { orderNumber, ...old.receipt })).rejects.toMatchObject(
      code("order.submittedOtherwise"),
    );
    expect((await submitOrder(ctx, { orderNumber, ...order.receipt })).deal.status).toBe("DPEN");
  });

  test("after an accepted offer answers the order, whose terms the offer has replaced", async () => {
    const ctx = buyer();
    const draft = await makeFinanceDraft(ctx);
    const { orderNumber } = draft;
    await answered(await submitOrder(ctx, { orderNumber, ...draft.receipt }));
    const [offer] = (await readDecision(ctx, { orderNumber })).offers;
    await acceptOffer(ctx, { orderNumber, offerId: "offer_1", termsDigest: offer?.termsDigest ?? "" });
    expect(await submitOrder(ctx, { orderNumber, ...draft.receipt })).toMatchObject({
      orderStatus: "SUBMITTED",
    });
  });

  test("of choices for another way to pay saves none of them", async () => {
    const ctx = buyer();
    const { orderNumber } = await makeFinanceDraft(ctx);
    await changeDeal(ctx, { orderNumber, dealType: "Cash" });
    const choices = { downPaymentCents: 600_000, termMonths: 48 };
    await expect(updateOrder(ctx, { orderNumber, choices, dealType: "Finance" })).rejects.toMatchObject(
      code("order.dealChanged"),
    );
    const { order } = await updateOrder(ctx, { orderNumber, buyer: {} });
    expect(order).toMatchObject({ deal: { type: "Cash" }, choices: {} });
  });

  test("is refused when other terms were shown, and the draft has the new ones", async () => {
    const ctx = buyer();
    const draft = await makeFinanceDraft(ctx);
    await world.setPrice(draft.vehicle.id, 2_600_000);
    // The down payment is the same, so the total due alone would not tell.
    await expect(
      submitOrder(ctx, { orderNumber: draft.orderNumber, ...draft.receipt }),
    ).rejects.toMatchObject(code("order.priceChanged"));
    expect(lender.submitted).not.toContain(draft.deal.dealId);
  });

  test("leaves nothing behind when the application is not taken", async () => {
    const draft = await makeFinanceDraft(buyer());
    const ctx = world.as(`acc_credit_${buyers}`);
    const refusing = {
      ...ctx,
      credit: { ...ctx.credit, submitApplication: () => Promise.reject(new Error("no")) },
    };
    await expect(submitOrder(refusing, { orderNumber: draft.orderNumber, ...draft.receipt })).rejects.toThrow(
      "no",
    );
    expect((await readDecision(ctx, draft)).order.deal.status).toBe("CSAV");
  });
});

describe("While lenders decide", () => {
  test("nothing that they decide by can change", async () => {
    const ctx = buyer();
    const { orderNumber } = await submitted(ctx);
    const pending = code("order.applicationPending");
    await expect(updateOrder(ctx, { orderNumber, zipCode: "77002" })).rejects.toMatchObject(pending);
    await expect(updateOrder(ctx, { orderNumber, choices: {} })).rejects.toMatchObject(pending);
    await expect(changeDeal(ctx, { orderNumber, dealType: "Cash" })).rejects.toMatchObject(pending);
    await expect(applyPromo(ctx, { orderNumber, code: null })).rejects.toMatchObject(pending);
  });

  test("the deal type changed at the same moment is either refused or submitted, never both", async () => {
    const ctx = buyer();
    const draft = await makeFinanceDraft(ctx);
    const { orderNumber } = draft;
    const [sent, changed] = await Promise.allSettled([
      submitOrder(ctx, { orderNumber, ...draft.receipt }),
      changeDeal(ctx, { orderNumber, dealType: "Cash" }),
    ]);
    const { order } = await readDecision(ctx, { orderNumber });
    if (changed.status === "fulfilled") expect(order.deal).toMatchObject({ type: "Cash", status: "CSAV" });
    else expect(order.deal).toMatchObject({ type: "Finance", status: "DPEN" });
    expect(sent.status === "fulfilled").toBe(changed.status === "rejected");
  });

  test("the hold outlives the checkout's half hour, and ends with the lenders' time", async () => {
    const { vehicle } = await submitted(buyer());
    world.clock.advance({ hours: 71 });
    await releaseExpiredHolds(world.ctx);
    expect((await world.vehicle(vehicle.id)).availability).toBe("PendingSale");
    world.clock.advance({ hours: 2 });
    await releaseExpiredHolds(world.ctx);
    expect((await world.vehicle(vehicle.id)).availability).toBe("Available");
  });

  test("a price that changes meanwhile changes nothing of the application", async () => {
    const ctx = buyer();
    const order = await submitted(ctx);
    await world.setPrice(order.vehicle.id, 2_900_000);
    const renewed = await continueCheckout(ctx, order);
    expect(renewed.receipt).toEqual(order.receipt);
  });

  test("the buyer may withdraw, once or twice, and choose anew", async () => {
    const ctx = buyer();
    const order = await submitted(ctx);
    const { orderNumber } = order;
    const end = () => endApplication(ctx, { orderNumber, why: "withdrawn" });
    expect(order.hold?.secondsLeft).toBe(259_200);
    // Nobody is waited for, so the car is kept as long as anybody's.
    expect(await end()).toMatchObject({ deal: { status: "UDEC" }, hold: { secondsLeft: 1800 } });
    world.clock.advance({ minutes: 10 });
    expect(await end()).toMatchObject({ deal: { status: "UDEC" }, hold: { secondsLeft: 1200 } });
    expect(lender.calledOff.filter(({ orderId }) => orderId === order.deal.dealId)).toHaveLength(1);
    const { order: cash } = await changeDeal(ctx, { orderNumber, dealType: "Cash" });
    expect(cash.deal).toMatchObject({ type: "Cash", status: "CSAV" });
    expect((await submitOrder(ctx, { orderNumber, ...cash.receipt })).orderStatus).toBe("SUBMITTED");
  });

  test("removing it from the cart calls the lenders off and frees the vehicle", async () => {
    const ctx = buyer();
    const order = await submitted(ctx);
    await removeFromCart(ctx, order);
    expect(lender.calledOff).toContainEqual({ orderId: order.deal.dealId, why: "withdrawn" });
    expect((await world.vehicle(order.vehicle.id)).availability).toBe("Available");
  });
});

describe("A declined application", () => {
  test("opens the choices again, and may be submitted once more", async () => {
    const ctx = buyer();
    const order = await submitted(ctx);
    const { orderNumber } = order;
    await moveTo(order, "LDEC");
    expect((await readDecision(ctx, { orderNumber })).state).toBe("declined");
    const changed = await updateOrder(ctx, { orderNumber, choices: { downPaymentCents: 800_000 } });
    expect(changed.order.deal.status).toBe("CSAV");
    const again = await submitOrder(ctx, { orderNumber, ...changed.order.receipt });
    expect(again.deal.status).toBe("DPEN");
    expect(lender.submitted.filter((id) => id === order.deal.dealId)).toHaveLength(2);
  });
});

describe("An offer", () => {
  test("is accepted with the lines and terms that were shown, and becomes an order with them", async () => {
    const ctx = buyer();
    const order = await submitted(ctx);
    const { orderNumber } = order;
    await answered(order);
    const decision = await readDecision(ctx, { orderNumber });
    expect(decision).toMatchObject({ state: "offers", offers: [{ kind: "approved" }] });
    const [offer] = decision.offers;
    if (!offer) throw new Error("no offer");
    const accept = () => acceptOffer(ctx, { orderNumber, ...offer });
    const [bought] = await Promise.all([accept(), accept()]);
    expect(bought).toMatchObject({
      orderStatus: "SUBMITTED",
      deal: { type: "Finance", status: "VPEN" },
      hold: null,
      receipt: { amountDueCents: offer.amountDueCents, lines: offer.lines, termsDigest: offer.termsDigest },
    });
    expect(bought.terms).toEqual(offer.terms);
    expect(bought.terms).toMatchObject({
      lenderName: "Pecan Street Credit Union",
      payment: { aprPpm: 59_900, termMonths: 60 },
    });
    expect(lender.accepted.filter(({ orderId }) => orderId === order.deal.dealId)).toHaveLength(1);
    expect((await readDecision(ctx, { orderNumber })).state).toBe("accepted");
  });

  test("makes who applied together the order's co-buyer, and tells what it is conditional on", async () => {
    const asked: string[] = [];
    const offerAccepted: CheckoutContext["acceptedOfferNews"]["offerAccepted"] = async (_trx, _ctx, news) =>
      void asked.push(...news.offer.stipulations.map((one) => one.code));
    const ctx = { ...buyer(), acceptedOfferNews: { offerAccepted } };
    const order = await submitted(ctx);
    const { orderNumber, deal } = order;
    await answered(order, { stipulations: [stipulationOf("PROOF_OF_INCOME")] });
    lender.coBuyers.set(deal.dealId, detailsOf({ ...TEST_BUYER, firstName: "Rosa", lastName: "Ortiz" }));
    const { offers } = await readDecision(ctx, { orderNumber });
    expect(offers).toMatchObject([{ kind: "conditional", stipulations: ["PROOF_OF_INCOME"] }]);
    const [offer] = offers;
    if (!offer) throw new Error("no offer");
    await acceptOffer(ctx, { orderNumber, ...offer });
    await acceptOffer(ctx, { orderNumber, ...offer });
    const { coBuyer } = await ctx.db.transaction((trx) => orderParties(trx, ctx, deal.dealId));
    expect(coBuyer).toMatchObject({ firstName: "Rosa", lastName: "Ortiz" });
    expect(asked).toEqual(["PROOF_OF_INCOME"]);
  });

  test("is not accepted with a digest that nobody saw", async () => {
    const ctx = buyer();
    const order = await submitted(ctx);
    await answered(order);
    const wrong = { orderNumber: order.orderNumber, offerId: "offer_1", termsDigest: "0".repeat(32) };
    await expect(acceptOffer(ctx, wrong)).rejects.toMatchObject(code("order.priceChanged"));
    await expect(acceptOffer(ctx, { ...wrong, offerId: "other" })).rejects.toMatchObject(code("offer.gone"));
    expect(lender.accepted.map(({ orderId }) => orderId)).not.toContain(order.deal.dealId);
  });

  test("that has run out is gone", async () => {
    const ctx = buyer();
    const order = await submitted(ctx);
    await answered(order);
    const { offers } = await readDecision(ctx, order);
    world.clock.advance({ hours: 24 * 8 });
    const [offer] = offers;
    if (!offer) throw new Error("no offer");
    await expect(acceptOffer(ctx, { orderNumber: order.orderNumber, ...offer })).rejects.toMatchObject(
      code("offer.gone"),
    );
    expect((await readDecision(ctx, order)).offers).toEqual([]);
  });

  test("does not exist before the lenders answered", async () => {
    const ctx = buyer();
    const { orderNumber } = await submitted(ctx);
    const input = { orderNumber, offerId: "offer_1", termsDigest: "0".repeat(32) };
    await expect(acceptOffer(ctx, input)).rejects.toMatchObject(code("offer.none"));
    await expect(endApplication(ctx, { orderNumber, why: "declined" })).rejects.toMatchObject(
      code("offer.none"),
    );
  });

  test("is declined, and the deal may be chosen anew", async () => {
    const ctx = buyer();
    const order = await submitted(ctx);
    await answered(order);
    const { orderNumber } = order;
    const declined = await endApplication(ctx, { orderNumber, why: "declined" });
    expect(declined.deal.status).toBe("UDEC");
    expect(lender.calledOff).toContainEqual({ orderId: order.deal.dealId, why: "declined" });
    expect((await readDecision(ctx, { orderNumber })).state).toBe("ended");
  });
});
