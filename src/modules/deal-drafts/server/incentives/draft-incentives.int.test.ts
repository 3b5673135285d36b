import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import type { TestLender } from "#tests/support/test-lender.ts";
import { acceptOffer } from "#modules/credit-decisions/server/accept-offer.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import { importPrograms } from "#modules/incentives/server/import-programs.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";
import { makeCheckoutWorld, TEST_BUYER, type CheckoutWorld } from "#tests/support/checkout-world.ts";
import { changeDeal } from "#modules/checkout/server/change-deal.ts";
import { continueCheckout } from "#modules/checkout/server/continue-checkout.ts";
import type { CheckoutContext } from "../checkout-context.ts";
import { createOrder } from "#modules/checkout/server/create-order.ts";
import { submitOrder } from "#modules/checkout/server/submit-order.ts";
import { updateOrder } from "#modules/checkout/server/update-order.ts";
import { chooseIncentives } from "./choose-incentives.ts";
import { readDraftIncentives } from "./read-draft-incentives.ts";

let world: CheckoutWorld;
beforeAll(async () => {
  world = await makeCheckoutWorld();
  await world.addVehicle();
});
afterAll(() => world.close());

let accounts = 0;
function buyer(): CheckoutContext {
  accounts += 1;
  return world.as(`acc_incentive_${accounts}`);
}

/** Of the test world's clock. */
const TODAY = "2026-06-10";
const program = (number: string, kind: string, rest: object) => ({
  number,
  kind,
  title: `Program ${number}`,
  maker: "Toyota",
  models: ["RAV4"],
  from: addDays(TODAY, -10),
  to: addDays(TODAY, 60),
  ...rest,
});
const CASH = program("CASH", "customer-cash", { amount: 1_500 });
const APR = program("APR", "special-apr", { rates: [{ months: 60, apr: 2.9 }], excludes: ["CASH"] });
const MILITARY = program("MIL", "military", { amount: 500, proof: "Military ID" });
const SALE = program("OWN", "retailer", { amount: 300 });

async function offer(...programs: readonly object[]): Promise<void> {
  const report = await importPrograms(world.ctx, { text: JSON.stringify(programs), isDryRun: false });
  expect(report.faults).toEqual([]);
}

async function draft(dealType: "Cash" | "Finance" = "Cash", ctx = buyer()) {
  const { order } = await createOrder(ctx, { vehicleKey: await world.addVehicle(), dealType });
  return { ctx, order, orderNumber: order.orderNumber };
}

const SAID = { claims: [], preference: "best", horizonMonths: null } as const;
const titles = (list: readonly { readonly title: string }[]): string[] => list.map(({ title }) => title);

describe("Programs in a draft", () => {
  beforeEach(() => offer());

  test("count by themselves where everybody gets them, each as a line of the receipt", async () => {
    const { order: plain } = await draft();
    await offer(CASH, SALE);
    const { order } = await draft();
    expect(order.receipt.lines.filter(({ code }) => code === "incentives")).toMatchObject([
      { label: "Program CASH", amountCents: -150_000 },
      { label: "Program OWN", amountCents: -30_000 },
    ]);
    // Texas taxes a maker's cash, never what the retailer takes off itself.
    expect(plain.receipt.amountDueCents - order.receipt.amountDueCents).toBe(150_000 + 30_000 + 1_875);
  });

  test("that only some people get count once the buyer says so, and never before", async () => {
    await offer(MILITARY);
    const { ctx, order, orderNumber } = await draft();
    expect(order.incentives.applied).toEqual([]);
    const said = await chooseIncentives(ctx, { orderNumber, ...SAID, claims: [`MIL@${MILITARY.from}`] });
    expect(said.order.incentives.applied).toMatchObject([
      { title: "Program MIL", amountCents: 50_000, proof: "Military ID", until: addDays(TODAY, 7) },
    ]);
    expect(said.order.receipt.amountDueCents).toBe(order.receipt.amountDueCents - 50_000);
    const taken = await chooseIncentives(ctx, { orderNumber, ...SAID });
    expect(taken.order.receipt).toEqual(order.receipt);
  });

  test("of a car that has none are refused", async () => {
    const { ctx, orderNumber } = await draft();
    await expect(
      chooseIncentives(ctx, { orderNumber, ...SAID, claims: ["NOPE@2026-01-01"] }),
    ).rejects.toMatchObject({
      details: { code: "incentives.unknown", fields: { claims: expect.any(String) } },
    });
  });

  test("compare cash with the special rate, and the cheaper way counts", async () => {
    await offer(CASH, APR);
    const { ctx, order, orderNumber } = await draft("Finance");
    const read = await readDraftIncentives(ctx, { orderNumber });
    expect(read.ways.map(({ titles: names }) => names)).toEqual([["Program CASH"], ["Program APR"]]);
    const [cash, rate] = read.ways;
    if (!cash || !rate) throw new Error("two ways are compared");
    expect(rate.costCents).toBeLessThan(cash.costCents);
    expect(read.ways.map(({ isChosen }) => isChosen)).toEqual([false, true]);
    expect(order.terms?.kind === "finance" && order.terms.payment.aprPpm).toBe(29_000);
    const wished = await chooseIncentives(ctx, { orderNumber, ...SAID, preference: "cash" });
    expect(titles(wished.order.incentives.applied)).toEqual(["Program CASH"]);
    expect(wished.ways.map(({ isChosen }) => isChosen)).toEqual([true, false]);
  });

  test("prefer cash for a buyer who pays the loan off soon", async () => {
    await offer(CASH, APR);
    const { ctx, orderNumber } = await draft("Finance");
    const { order } = await chooseIncentives(ctx, { orderNumber, ...SAID, horizonMonths: 6 });
    expect(titles(order.incentives.applied)).toEqual(["Program CASH"]);
  });

  test("for financing leave a deal that is paid in cash", async () => {
    await offer(CASH, APR);
    const { ctx, orderNumber } = await draft("Finance");
    const { order } = await changeDeal(ctx, { orderNumber, dealType: "Cash" });
    expect(titles(order.incentives.applied)).toEqual(["Program CASH"]);
  });

  test("that ended while shopping leave the deal with a word, at the door that prices it again", async () => {
    await offer(CASH);
    const { ctx, orderNumber } = await draft();
    await offer({ ...CASH, number: "LATER", from: addDays(TODAY, 30) });
    const order = await continueCheckout(ctx, { orderNumber });
    expect(order.incentives.applied).toEqual([]);
    expect(titles(order.incentives.ended)).toEqual(["Program CASH"]);
  });

  test("that ended are never part of what is bought: the buyer agrees again", async () => {
    await offer(CASH);
    const { ctx, order, orderNumber } = await draft();
    await updateOrder(ctx, { orderNumber, buyer: TEST_BUYER });
    await offer();
    await expect(
      submitOrder(ctx, { orderNumber, amountDueCents: order.receipt.amountDueCents }),
    ).rejects.toMatchObject({ details: { code: "order.priceChanged" } });
    const bought = await submitOrder(ctx, { orderNumber });
    expect(bought.receipt.amountDueCents).toBe(order.receipt.amountDueCents + 150_000);
    expect(titles(bought.incentives.ended)).toEqual(["Program CASH"]);
  });

  test("are replaced as a whole, or not at all where one is wrong", async () => {
    await offer(CASH);
    const wrong = [APR, { ...CASH, models: ["Rav5"] }, { ...SALE, to: "2020-01-01" }];
    const report = await importPrograms(world.ctx, { text: JSON.stringify(wrong), isDryRun: false });
    expect(report.outcome).toBe("refused");
    expect(report.faults.map(({ at, field }) => [at, field])).toEqual([
      ["program 3", "to"],
      ["program 2", "models"],
    ]);
    expect(titles((await draft()).order.incentives.applied)).toEqual(["Program CASH"]);
  });

  test("are tried without changing anything by a dry run", async () => {
    const report = await importPrograms(world.ctx, { text: JSON.stringify([CASH]), isDryRun: true });
    expect(report).toMatchObject({ outcome: "checked", reach: [{ number: "CASH" }] });
    expect(report.reach[0]?.cars).toBeGreaterThan(0);
    expect((await draft()).order.incentives.applied).toEqual([]);
  });

  test.each([
    ["dearer than the maker's leaves the maker's cash", 59_900, ["Program CASH"]],
    ["of the maker's rate uses its program, and the cash is gone", 29_000, ["Program APR"]],
  ])("with a lender's offer %s, also when they were replaced meanwhile", async (_, ratePpm, counted) => {
    await offer(CASH, APR);
    const { ctx, order, orderNumber } = await draft("Finance");
    expect(titles(order.incentives.applied)).toEqual(["Program APR"]);
    await updateOrder(ctx, { orderNumber, buyer: TEST_BUYER });
    await submitOrder(ctx, { orderNumber });
    await offer();
    await answered(order, ratePpm);
    const [shown] = (await readDecision(ctx, { orderNumber })).offers;
    if (!shown) throw new Error("no offer");
    const bought = await acceptOffer(ctx, { orderNumber, ...shown });
    expect(titles(bought.incentives.applied)).toEqual(counted);
    expect(bought.receipt.lines).toEqual(shown.lines);
    expect(
      bought.receipt.lines.filter(({ code }) => code === "incentives").map(({ label }) => label),
    ).toEqual(counted.filter((title) => title !== "Program APR"));
  });
});

/** One lender's answer at a rate, as the credit module brings it. */
async function answered(order: OrderView, ratePpm: number): Promise<void> {
  const terms = {
    kind: "loan",
    lenderId: "pecan",
    lenderName: "Pecan Street Credit Union",
    ratePpm,
    buyRatePpm: ratePpm,
    termMonths: order.terms?.kind === "finance" ? order.terms.payment.termMonths : 60,
    accrual: "regular",
    paymentRounding: "half-up",
    lenderFeeCents: 0,
    lenderFeeIsFinanced: false,
  };
  const found = { offerId: "offer_1", terms, tier: "A", maximumAmountCents: 9_000_000, minimumDownCents: 0 };
  const amounts = { amountFinancedCents: 2_000_000, paymentCents: 40_000, dealerDiscountFeeCents: 0 };
  const answer = {
    lenderId: "pecan",
    lenderName: "Pecan Street Credit Union",
    state: "APPROVED",
    offers: [{ ...found, ...amounts, stipulations: [], counter: null }],
    reasons: [],
    failedRules: [],
    changes: [],
    waitingFor: [],
    bureaus: [],
    expiresAt: new Date(world.clock.now().getTime() + 7 * 86_400_000).toISOString(),
  } as unknown as LenderAnswer;
  (world.ctx.credit as TestLender).answers.set(order.deal.dealId, [answer]);
  const orderId = order.deal.dealId;
  await world.ctx.db.transaction((trx) =>
    transitionOrder(trx, world.ctx, { orderId, dealStatus: "LSEL", actor: "lender", reason: "Answered" }),
  );
}
