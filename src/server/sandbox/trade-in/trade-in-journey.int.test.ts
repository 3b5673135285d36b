import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { acceptOffer } from "#modules/credit-decisions/server/accept-offer.ts";
import { createOrder } from "#modules/checkout/server/create-order.ts";
import { isTradeInHeld } from "#modules/deal-drafts/server/is-trade-in-held.ts";
import { readDecision } from "#modules/credit-decisions/server/read-decision.ts";
import { setTradeIn } from "#modules/deal-drafts/server/set-trade-in.ts";
import { updateOrder } from "#modules/checkout/server/update-order.ts";
import type { Block, PackageDocument } from "#modules/contract-papers/domain/package-document.ts";
import { getSigningSession } from "#modules/contracting/server/get-signing-session.ts";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import { listDocuments } from "#modules/documents/server/list-documents.ts";
import { listOpenSlots } from "#modules/fulfillment/server/list-slots.ts";
import { requestAppointment } from "#modules/fulfillment/server/request-appointment.ts";
import type { DealType, OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { createBankLink, exchangeBankLink } from "#modules/payment-gateways/server/links/link-bank.ts";
import { takePayment } from "#modules/payments/server/take-payment.ts";
import { getOrder } from "#modules/orders/server/get-order.ts";
import { createIdentityRuntime } from "#modules/identity-pools/server/identity-runtime.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";
import { playLender } from "#modules/lenders/server/play-lender.ts";
import { chooseAgain } from "#modules/retailer-operations/server/choose-again.ts";
import { sandboxPayoffService } from "#modules/payoffs/providers/sandbox/sandbox-payoff-service.ts";
import { askPayoff } from "#modules/payoffs/server/ask-payoff.ts";
import { QUESTIONS } from "#modules/trade-in/domain/questions-data.ts";
import { claimEarlier } from "#modules/trade-in/server/claim-earlier.ts";
import { askOffer } from "#modules/trade-in/server/ask-offer.ts";
import { decideTradeIn } from "#modules/trade-in/server/appraisal/decide-trade-in.ts";
import { describeTradeIn } from "#modules/trade-in/server/describe-trade-in.ts";
import { keepTradeIn } from "#modules/trade-in/server/keep-trade-in.ts";
import { sayTitle } from "#modules/trade-in/server/papers/say-title.ts";
import { startTradeIn } from "#modules/trade-in/server/start-trade-in.ts";
import { TEST_BUYER } from "#tests/support/checkout-world.ts";
import { type CreditWorld, makeCreditWorld, SSN } from "#tests/support/credit-world.ts";
import { nextVin } from "#tests/support/next-vin.ts";
import { signAsBuyer } from "#tests/support/sign-contract.ts";
import { freshPng, upload } from "#tests/support/tracker-world.ts";

/** Purchases with a traded-in car, from the kept offer to delivery, read against what was quoted. */
let world: CreditWorld;
beforeAll(async () => {
  world = await makeCreditWorld();
});
afterAll(() => world.close());

let buyers = 0;
const buyer = () => {
  buyers += 1;
  return { ctx: world.as(`acc_trade_${buyers}`), accountId: `acc_trade_${buyers}`, vin: nextVin() };
};
type Buyer = ReturnType<typeof buyer>;

const orderClaims = { isLive: isTradeInHeld };

/** A car that a person at the retailer offered an amount for, kept by the account. */
async function keptOffer({ ctx: account, accountId, vin }: Buyer, amountCents: number, more: object = {}) {
  const ctx = {
    ...account,
    identity: createIdentityRuntime({ sandbox: true }),
    vinFacts: async () => null!,
    plateService: null!,
    orderClaims,
  };
  const { capability, view } = await startTradeIn(ctx);
  await describeTradeIn(
    ctx,
    { capability },
    {
      version: 1,
      car: { year: 2003, make: "Honda", model: "Accord", trim: "EX", bodyStyle: "sedan" },
      miles: 118_400,
      zipCode: "78701",
      ownership: "OWNED",
      answers: Object.fromEntries(QUESTIONS.map(({ id, answers }) => [id, answers[0]!.id])),
      ...more,
    },
  );
  await askOffer(ctx, { capability });
  await decideTradeIn(ctx, { id: view.id, word: { decision: "AVAILABLE", amountCents } });
  const { version } = await keepTradeIn(ctx, { capability, accountId });
  const said = { vin, plate: "KXB 4821", titleState: "TX", titleNames: "one" } as const;
  await sayTitle(ctx, { accountId }, { version, ...said, ...more });
}

/** The lender says what is owed: with this account 4,000 dollars and ten days of interest. */
async function quoted({ ctx: account, accountId }: Buyer): Promise<void> {
  const ports = {
    payoffService: sandboxPayoffService,
    payoffLetters: null!,
    vinFacts: async () => null!,
    plateService: null!,
  };
  const ctx = { ...account, identity: createIdentityRuntime({ sandbox: true }), ...ports };
  await askPayoff(
    ctx,
    { accountId },
    {
      lender: "Ally Bank",
      isLenderConfirmed: false,
      accountNumber: "7700400",
      lastName: "Buyer",
      ssnLast4: "1234",
      consent: true,
    },
  );
}

async function draftWithTrade({ ctx }: Buyer, dealType: DealType): Promise<OrderView> {
  const vehicleKey = await world.addVehicle({ priceCents: 2_400_000 });
  if (dealType === "Lease")
    await world.database.owner.query(
      "update vehicle set condition = 'new', mileage = 12, year = 2026, msrp_cents = 2650000 where id = $1",
      [vehicleKey],
    );
  const choices = dealType === "Finance" ? { downPaymentCents: 600_000, termMonths: 60 } : {};
  const { order } = await createOrder(ctx, { vehicleKey, dealType, choices });
  await updateOrder(ctx, { orderNumber: order.orderNumber, buyer: TEST_BUYER });
  return setTradeIn(ctx, { orderNumber: order.orderNumber, use: true });
}

/** Submitted, and with a lender's offer accepted where there is one. */
async function bought(who: Buyer, dealType: DealType): Promise<OrderView> {
  const draft = await draftWithTrade(who, dealType);
  if (dealType === "Cash") return world.submit(who.ctx, draft);
  await world.fillIn(who.ctx, draft, { ssn: SSN.approve });
  await world.submit(who.ctx, draft);
  await world.runJobs();
  world.clock.advance({ seconds: 60 });
  await world.runJobs();
  const [offer] = (await readDecision(who.ctx, draft)).offers;
  if (!offer) throw new Error("no offer");
  return acceptOffer(who.ctx, { orderNumber: draft.orderNumber, ...offer });
}

const play = ({ orderNumber }: OrderView, event: string, details: object = {}) =>
  applyEvent(world.system, { ...details, orderNumber, event });
const asked = async ({ ctx }: Buyer, { deal: { dealId } }: OrderView) =>
  (await listDocuments(ctx, { dealId })).filter(({ isRequired }) => isRequired);

async function uploadAll(who: Buyer, order: OrderView): Promise<void> {
  const { dealId } = order.deal;
  for (const { key } of await asked(who, order))
    await upload(who.ctx, { dealId, type: key, files: [{ name: `${key}.png`, bytes: freshPng() }] });
}

async function signed(who: Buyer, order: OrderView): Promise<readonly PackageDocument[]> {
  for (const event of ["insurance.verified", "id.completed"]) await play(order, event);
  await uploadAll(who, order);
  await startSigning(who.ctx, order);
  const { documents } = await getSigningSession(who.ctx, order);
  await signAsBuyer(who.ctx, order.orderNumber);
  await play(order, "contract.countersigned");
  return documents;
}

async function snapshotOf({ orderNumber }: OrderView): Promise<OrderSnapshot> {
  const { snapshot } = await world.ctx.db.transaction((trx) =>
    trx
      .selectFrom("orders")
      .select("snapshot")
      .where("order_number", "=", orderNumber)
      .executeTakeFirstOrThrow(),
  );
  return snapshot;
}

const rowsOf = (documents: readonly PackageDocument[], kind: string, caption: string) =>
  documents
    .find((document) => document.kind === kind)!
    .blocks.find(
      (block): block is Extract<Block, { kind: "amounts" }> =>
        block.kind === "amounts" && block.caption === caption,
    )!.rows;
const centsOf = (rows: ReturnType<typeof rowsOf>, label: RegExp) =>
  rows.find((row) => label.test(row.label))?.amountCents;

describe("A car that is traded in", () => {
  it("with a clear title, in a cash purchase: its papers, its documents, and delivery", async () => {
    const who = buyer();
    await keptOffer(who, 310_000);
    const order = await bought(who, "Cash");
    const slots = await asked(who, order);
    expect(slots.map(({ key }) => key)).toEqual([
      "DriversLicense",
      "InsuranceCard",
      "TradeInTitle",
      "TradeInRegistration",
    ]);
    expect(slots.find(({ key }) => key === "TradeInTitle")?.reason).toContain(
      "when you hand over your trade-in",
    );
    const documents = await signed(who, order);
    expect(documents.map(({ kind }) => kind).slice(0, 4)).toEqual([
      "purchase-agreement",
      "trade-in-agreement",
      "trade-in-odometer-statement",
      "odometer-statement",
    ]);
    const { amountDueCents } = await snapshotOf(order);
    const rows = rowsOf(documents, "purchase-agreement", "Amounts of this purchase");
    expect(centsOf(rows, /^Total$/u)).toBe(amountDueCents);
    expect(centsOf(rows, /Trade-in/u)).toBe(-310_000);
    expect(JSON.stringify(documents)).toContain(who.vin);
    expect(JSON.stringify(documents)).toContain("KXB 4821");
    await deliver(who, order);
  });

  it("with a loan above its value, in a financed purchase: negative equity is its own line, to the cent", async () => {
    const who = buyer();
    await keptOffer(who, 310_000, { ownership: "FINANCED", owedCents: 420_000 });
    const order = await bought(who, "Finance");
    const { tradeIn, worksheet } = await snapshotOf(order);
    const overCents = tradeIn!.payoffCents - tradeIn!.allowanceCents;
    expect(overCents).toBeGreaterThan(110_000);
    expect((await asked(who, order)).map(({ key }) => key)).toEqual(
      expect.arrayContaining(["TradeInRegistration", "PayoffLetter"]),
    );
    const documents = await signed(who, order);
    expect(documents.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["payoff-authorization", "title-power-of-attorney"]),
    );
    const rows = rowsOf(documents, "retail-installment-contract", "How we figured the amount financed");
    expect(centsOf(rows, /negative equity/u)).toBe(overCents);
    expect(centsOf(rows, /^Amount financed/u)).toBe(worksheet!.loan!.amountFinancedCents);
    for (const event of ["lender.contract-submitted", "lender.contract-booked"]) await play(order, event);
    await play(order, "lender.funded", { amountCents: 1_950_000, fundedOn: "2026-06-20" });
    expect((await getOrder(who.ctx, order)).deal.status).toBe("FUND");
    await deliver(who, order);
  });

  it("with a loan below its value, in a lease: what is left lowers the capitalized cost", async () => {
    const who = buyer();
    await keptOffer(who, 310_000, { ownership: "FINANCED", owedCents: 100_000 });
    const order = await bought(who, "Lease");
    const { tradeIn, worksheet } = await snapshotOf(order);
    const documents = await signed(who, order);
    const paid = rowsOf(documents, "lease-agreement", "How the amount due at signing is paid");
    expect(centsOf(paid, /^Net trade-in allowance/u)).toBe(tradeIn!.allowanceCents - tradeIn!.payoffCents);
    expect(centsOf(paid, /^Due at signing/u)).toBe(worksheet!.lease!.dueAtSigning.totalCents);
    for (const event of ["lender.contract-submitted", "lender.contract-booked"]) await play(order, event);
    expect((await getOrder(who.ctx, order)).deal.status).toBe("BOOK");
    await deliver(who, order);
  });

  it("and is leased: bought from its lessor by the lessor's price, without a tax credit in Texas", async () => {
    const who = buyer();
    await keptOffer(who, 310_000, { ownership: "LEASED" });
    await quoted(who);
    const order = await bought(who, "Cash");
    const { tradeIn, lines, amountDueCents } = await snapshotOf(order);
    expect(tradeIn).toMatchObject({ ownership: "LEASED", payoffCents: 400_800, payoffIsEstimate: false });
    expect(lines.find(({ code }) => code === "tax")?.amountCents).toBe(150_000);
    expect((await asked(who, order)).map(({ key }) => key)).toEqual([
      "DriversLicense",
      "InsuranceCard",
      "TradeInRegistration",
    ]);
    const documents = await signed(who, order);
    const rows = rowsOf(documents, "purchase-agreement", "Amounts of this purchase");
    expect(centsOf(rows, /^Total$/u)).toBe(amountDueCents);
    expect(centsOf(rows, /owed on the trade-in/u)).toBe(400_800);
    const statement = documents.find(({ kind }) => kind === "lease-buyout-statement");
    expect(JSON.stringify(statement)).toMatch(
      /Ally.*"Account ending in","0400".*Payoff Department, 100 Sample/u,
    );
    await deliver(who, order);
  });

  it("that is taken out again before submission leaves no paper and no document behind", async () => {
    const who = buyer();
    await keptOffer(who, 310_000);
    const draft = await draftWithTrade(who, "Cash");
    expect((await asked(who, draft)).map(({ key }) => key)).toContain("TradeInTitle");
    const without = await setTradeIn(who.ctx, { orderNumber: draft.orderNumber, use: false });
    const order = await world.submit(who.ctx, without);
    expect((await asked(who, order)).map(({ key }) => key)).toEqual(["DriversLicense", "InsuranceCard"]);
    const documents = await signed(who, order);
    expect(documents.map(({ kind }) => kind).filter((kind) => kind.startsWith("trade-in"))).toEqual([]);
  });

  it("is sealed with the order: its VIN and plate stand nowhere in the tables", async () => {
    const who = buyer();
    await keptOffer(who, 310_000);
    const order = await bought(who, "Cash");
    const { rows } = await world.database.owner.query<{ text: string }>(
      `select row_to_json(o)::text || row_to_json(c)::text as text from orders o
       join order_traded_car c on c.order_id = o.id where o.order_number = $1`,
      [order.orderNumber],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.text).not.toContain(who.vin);
    expect(rows[0]!.text).not.toMatch(/KXB[ -]?4821/u);
  });
});

describe("A car that was taken before claims were kept", () => {
  interface Claim {
    readonly claimed_by: string;
    readonly vin_index: string | null;
    readonly claimed_at: Date;
  }
  const claims = async () =>
    (await world.database.owner.query<Claim>("select * from trade_in_claim order by claimed_at")).rows;
  const forget = () => world.database.owner.query("delete from trade_in_claim");
  const claimAgain = (who: Buyer) =>
    claimEarlier({
      ...who.ctx,
      identity: createIdentityRuntime({ sandbox: true }),
      orderClaims,
      vinFacts: async () => null!,
      plateService: null!,
    });

  it("is its order's again, from the day on which it was taken", async () => {
    const who = buyer();
    await keptOffer(who, 310_000);
    await bought(who, "Cash");
    const before = (await claims()).at(-1)!;
    await forget();
    world.clock.advance({ days: 3 });
    await claimAgain(who);
    expect((await claims()).find((one) => one.claimed_by === before.claimed_by)).toEqual(before);
    const all = await claims();
    await claimAgain(who);
    expect(await claims()).toEqual(all);
  });

  it("stays the first order's where two have it, and the second keeps what it agreed to", async () => {
    const [first, second] = [buyer(), { ...buyer() }];
    second.vin = first.vin;
    await keptOffer(first, 310_000);
    await bought(first, "Cash");
    await forget();
    world.clock.advance({ hours: 1 });
    await keptOffer(second, 310_000);
    const later = await bought(second, "Cash");
    await forget();
    await claimAgain(first);
    const [earlier, other] = (await claims()).slice(-2);
    expect([earlier?.vin_index === null, other?.vin_index]).toEqual([false, null]);
    expect((await snapshotOf(later)).tradeIn).toMatchObject({ allowanceCents: 310_000 });
  });
});

describe("A car that is traded in for a loan whose lender takes its offer back", () => {
  const takenBack = async (who: Buyer): Promise<OrderView> => {
    await keptOffer(who, 310_000);
    const order = await bought(who, "Finance");
    const { rows } = await world.database.owner.query<{ id: string }>(
      `select r.id from lender_request r join orders o on o.id = r.order_id
       where o.order_number = $1 and r.accepted_offer_id is not null`,
      [order.orderNumber],
    );
    const decline = { requestId: rows[0]!.id, outcome: "decline", reasons: ["INCOME_INSUFFICIENT"] } as const;
    expect((await playLender(world.system, decline)).effect).toBe("taken-back");
    return order;
  };

  it("goes along into the draft in which its buyer chooses again, until they take it out", async () => {
    const who = buyer();
    const order = await takenBack(who);
    const before = (await snapshotOf(order)).tradeIn!;
    const draft = await chooseAgain(who.ctx, order);
    expect(draft.tradeIn).toEqual(before);
    expect((await snapshotOf(draft)).lines.map(({ code }) => code)).toContain("tradeEquity");
    // Taken out by its buyer it stays out.
    await setTradeIn(who.ctx, { orderNumber: draft.orderNumber, use: false });
    expect((await chooseAgain(who.ctx, order)).tradeIn).toBeNull();
  });

  it("stays behind where its offer has ended", async () => {
    const who = buyer();
    const order = await takenBack(who);
    world.clock.advance({ days: 30 });
    const draft = await chooseAgain(who.ctx, order);
    expect(draft.tradeIn).toBeNull();
    expect(draft.vehicle.id).toBe(order.vehicle.id);
  });
});

/** Paid, an appointment is made, both cars change hands as they were described. */
async function deliver({ ctx }: Buyer, order: OrderView): Promise<void> {
  const { orderNumber } = order;
  const { linkToken } = await createBankLink(ctx, order);
  const finished = await ctx.paymentGateway.fields!.finishBankLink(ctx, {
    linkToken,
    institution: "First Harbor Bank",
    succeeds: true,
  });
  const { token } = await exchangeBankLink(ctx, finished!);
  await takePayment(ctx, { orderNumber, purpose: "balance", token, family: "bank" });
  await play(order, "payment.captured");
  const { date, hour } = (await listOpenSlots(ctx, order)).slots[0]!;
  await requestAppointment(ctx, { orderNumber, option: "PICKUP", slot: { date, hour } });
  await play(order, "appointment.confirmed");
  await play(order, "trade-in.inspected", { odometerMiles: 118_410 });
  await play(order, "trade-in.received");
  expect(await play(order, "order.delivered")).toMatchObject({ orderStatus: "DELIVERED" });
}
