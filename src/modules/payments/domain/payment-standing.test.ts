import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DealType, PaymentStatus } from "#modules/orders/domain/order.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import { draws } from "#tests/support/draws.ts";
import { allowedMethods } from "./allowed-methods.ts";
import { type ChargeWord, heldCents, isReplacedBy, type LedgerEntry, moveCharge } from "./charge-moves.ts";
import { nextCharge } from "./next-charge.ts";
import { paidByMethod } from "./payment-due.ts";
import { type ChargeFact, paymentStanding } from "./payment-standing.ts";
import { isWaiting } from "./payment-status.ts";

const DUE = 1_438_094;
const DEPOSIT = 50_000;
const REST = DUE - DEPOSIT;

type Fate = "pending" | "held" | "arrived" | "declined" | "returned";

const STATUS: Readonly<Record<Fate, PaymentStatus>> = {
  pending: "PAYMENT_PENDING",
  held: "PAYMENT_HOLD",
  arrived: "PAYMENT_CAPTURED",
  declined: "PAYMENT_FAILED",
  returned: "PAYMENT_FAILED",
};

const charge = (purpose: ChargeFact["purpose"], amountCents: number, fate: Fate): ChargeFact => ({
  purpose,
  method: "bank-linked",
  amountCents,
  status: STATUS[fate],
  heldCents: fate === "arrived" ? amountCents : 0,
  isReturned: fate === "returned",
});
const deposit = (fate: Fate) => charge("deposit", DEPOSIT, fate);
const rest = (fate: Fate) => charge("balance", REST, fate);
const whole = (fate: Fate) => charge("balance", DUE, fate);

/** What happened to the charges of a cash order, and what its buyer is told: status, paid, on its way, to pay. */
const CASES: readonly (readonly [
  string,
  readonly ChargeFact[],
  PaymentStatus | null,
  number,
  number,
  number,
])[] = [
  ["nothing tried", [], null, 0, 0, DUE],
  ["a deposit declined", [deposit("declined")], null, 0, 0, DUE],
  ["a deposit held", [deposit("held")], null, 0, DEPOSIT, REST],
  ["a deposit on its way", [deposit("pending")], null, 0, DEPOSIT, REST],
  ["a deposit there", [deposit("arrived")], null, DEPOSIT, 0, REST],
  ["a deposit taken back", [deposit("returned")], "PAYMENT_FAILED", 0, 0, DUE],
  ["all on its way", [whole("pending")], "PAYMENT_PENDING", 0, DUE, 0],
  ["all held", [whole("held")], "PAYMENT_HOLD", 0, DUE, 0],
  ["all there", [whole("arrived")], "FULLY_PAID", DUE, 0, 0],
  ["all declined", [whole("declined")], "PAYMENT_FAILED", 0, 0, DUE],
  ["all taken back", [whole("returned")], "PAYMENT_FAILED", 0, 0, DUE],
  ["declined, then there", [whole("declined"), whole("arrived")], "FULLY_PAID", DUE, 0, 0],
  ["deposit and rest there", [deposit("arrived"), rest("arrived")], "FULLY_PAID", DUE, 0, 0],
  ["deposit held, rest there", [deposit("held"), rest("arrived")], "PAYMENT_HOLD", REST, DEPOSIT, 0],
  [
    "deposit on its way, rest there",
    [deposit("pending"), rest("arrived")],
    "PAYMENT_PENDING",
    REST,
    DEPOSIT,
    0,
  ],
  ["deposit held, rest on its way", [deposit("held"), rest("pending")], "PAYMENT_HOLD", 0, DUE, 0],
  [
    "deposit there, rest on its way",
    [deposit("arrived"), rest("pending")],
    "PAYMENT_PENDING",
    DEPOSIT,
    REST,
    0,
  ],
  [
    "deposit declined, rest there",
    [deposit("declined"), rest("arrived")],
    "PAYMENT_FAILED",
    REST,
    0,
    DEPOSIT,
  ],
  [
    "deposit taken back, rest there",
    [deposit("returned"), rest("arrived")],
    "PAYMENT_FAILED",
    REST,
    0,
    DEPOSIT,
  ],
  [
    "deposit lost, rest on its way",
    [deposit("declined"), rest("pending")],
    "PAYMENT_FAILED",
    0,
    REST,
    DEPOSIT,
  ],
  [
    "deposit there, rest declined",
    [deposit("arrived"), rest("declined")],
    "PAYMENT_FAILED",
    DEPOSIT,
    0,
    REST,
  ],
  [
    "deposit there, rest taken back",
    [deposit("arrived"), rest("returned")],
    "PAYMENT_FAILED",
    DEPOSIT,
    0,
    REST,
  ],
  ["both taken back", [deposit("returned"), rest("returned")], "PAYMENT_FAILED", 0, 0, DUE],
  [
    "deposit taken back and paid again",
    [deposit("returned"), rest("arrived"), deposit("arrived")],
    "FULLY_PAID",
    DUE,
    0,
    0,
  ],
];

const cash = { dueCents: DUE, dealType: "Cash", isCanceled: false } as const;

describe("Where an order stands with its money (PMT-06)", () => {
  it.each(CASES)("%s", (_what, charges, status, paidCents, onItsWayCents, balanceCents) => {
    expect(paymentStanding(cash, charges)).toMatchObject({ status, paidCents, onItsWayCents, balanceCents });
  });

  it("calls the money of a financed or leased car a down payment", () => {
    for (const dealType of ["Finance", "Lease"] as const)
      expect(paymentStanding({ ...cash, dealType }, [whole("arrived")]).status).toBe("DOWNPAYMENT_PAID");
  });

  it("is paid when nothing is due, or when a deposit covers what is due", () => {
    const nothing = { dueCents: 0, dealType: "Finance", isCanceled: false } as const;
    expect(paymentStanding(nothing, [])).toMatchObject({ status: "DOWNPAYMENT_PAID", balanceCents: 0 });
    const small = { ...nothing, dueCents: DEPOSIT };
    expect(paymentStanding(small, [deposit("arrived")])).toMatchObject({
      status: "DOWNPAYMENT_PAID",
      balanceCents: 0,
      nextPurpose: null,
    });
    expect(paymentStanding(small, [deposit("held")]).status).toBe("PAYMENT_HOLD");
  });

  it("does not count money that goes back because another payment took its place", () => {
    const surplus = { ...whole("declined"), heldCents: DUE };
    expect(paymentStanding(cash, [surplus, whole("pending")])).toMatchObject({
      status: "PAYMENT_PENDING",
      paidCents: 0,
    });
  });

  it("never goes below zero when a bank takes back what was refunded", () => {
    const refundedAndReturned = { ...whole("returned"), heldCents: -DUE };
    expect(paymentStanding(cash, [refundedAndReturned])).toMatchObject({ paidCents: 0, balanceCents: DUE });
  });

  it("asks nothing of the buyer of a canceled order", () => {
    const cancelled = { ...cash, isCanceled: true };
    const stands = (...charges: ChargeFact[]) => paymentStanding(cancelled, charges);
    expect(stands(deposit("arrived"))).toMatchObject({ status: null, balanceCents: 0, nextPurpose: null });
    expect(stands(whole("pending"))).toMatchObject({ status: "PAYMENT_PENDING", balanceCents: 0 });
    expect(stands(whole("returned"))).toMatchObject({ status: null, balanceCents: 0 });
  });
});

interface Model {
  purpose: ChargeFact["purpose"];
  amountCents: number;
  status: PaymentStatus;
  entries: LedgerEntry[];
}

type Act =
  | { readonly do: "pay" | "deposit" }
  | { readonly do: "say"; readonly word: ChargeWord; readonly charge: number };

const WORDS: readonly ChargeWord[] = ["pending", "held", "captured", "failed", "returned"];
const acts = fc.array(
  fc.oneof(
    fc.record({ do: fc.constantFrom("pay" as const, "deposit" as const) }),
    fc.record({ do: fc.constant("say" as const), word: fc.constantFrom(...WORDS), charge: fc.nat(5) }),
  ),
  { maxLength: 30 },
) as fc.Arbitrary<Act[]>;

const factOf = ({ entries, ...model }: Model): ChargeFact => ({
  ...model,
  method: "card",
  heldCents: heldCents(entries),
  isReturned: entries.some(({ kind }) => kind === "returned"),
});

function say(
  models: readonly Model[],
  model: Model,
  { word, order }: { word: ChargeWord; order: Order },
): void {
  const others = models.filter((other) => other !== model);
  const isReplaced = isReplacedBy(model, others, order.dueCents);
  const held = others.reduce((sum, other) => sum + Math.max(0, factOf(other).heldCents), 0);
  const isLast = held + model.amountCents >= order.dueCents;
  const move = moveCharge({ ...model, dealType: order.dealType, isReplaced, isLast }, word);
  if (move === null) return;
  model.status = move.status;
  if (move.entry) model.entries.push(move.entry);
  // What came for something that is paid already goes back, in whole.
  if (move.news === "surplus") model.entries.push({ kind: "refunded", amountCents: -model.amountCents });
}

interface Order {
  readonly dueCents: number;
  readonly dealType: DealType;
  readonly isCanceled: boolean;
}

function act(models: Model[], order: Order, one: Act): void {
  if (one.do === "say") {
    const model = models[one.charge % Math.max(1, models.length)];
    return model && say(models, model, { word: one.word, order });
  }
  const charges = models.map(factOf);
  const asked = one.do === "pay" ? "balance" : "deposit";
  const next = nextCharge(asked, {
    standing: paymentStanding(order, charges),
    charges,
    depositCents: Math.min(DEPOSIT, order.dueCents),
  });
  if (next.kind === "charge")
    models.push({
      purpose: next.purpose,
      amountCents: next.amountCents,
      status: "PAYMENT_PENDING",
      entries: [],
    });
}

/** Plain comparisons: it runs more than a hundred thousand times. */
function problemsOf(order: Order, models: readonly Model[]): string[] {
  const charges = models.map(factOf);
  const { status, paidCents, onItsWayCents, balanceCents, nextPurpose } = paymentStanding(order, charges);
  const request = { amountCents: balanceCents, alreadyPaidCents: paidByMethod(charges) };
  const limits = { creditCardLimitCents: 700_000, achLimitCents: 650_000 };
  const methods = balanceCents === 0 ? [] : allowedMethods(request, limits);
  const isSettled = status === "FULLY_PAID" || status === "DOWNPAYMENT_PAID";
  const isSomethingMissing = paidCents < order.dueCents;
  const isSomethingWaiting = charges.some((one) => isWaiting(one.status));
  const slot = charges.filter((one) => one.purpose === nextPurpose && one.status !== "PAYMENT_FAILED");
  const rules: readonly (readonly [string, boolean])[] = [
    ["paid exactly when what is due is there", isSettled === !isSomethingMissing],
    ["no amount below zero", Math.min(paidCents, onItsWayCents, balanceCents) >= 0],
    ["no way to pay when nothing is due", balanceCents > 0 || (methods.length === 0 && nextPurpose === null)],
    ["a way to pay while money is missing", !isSomethingMissing || isSomethingWaiting || methods.length > 0],
    ["the new payment has a free place", slot.length === 0],
    ["never more than is due", paidCents + onItsWayCents + balanceCents <= order.dueCents],
    ["all money is accounted for", paidCents + onItsWayCents + balanceCents >= order.dueCents],
  ];
  return rules.filter(([, holds]) => !holds).map(([what]) => what);
}

describe("Whatever happens to the payments of an order", () => {
  it("nobody is thanked while money is missing, and nobody is kept from paying", () => {
    const orders = fc.record({
      dueCents: fc.constantFrom(0, 30_000, DEPOSIT, 60_000, DUE),
      dealType: fc.constantFrom("Cash" as const, "Finance" as const, "Lease" as const),
      isCanceled: fc.constant(false),
    });
    let settled = 0;
    fc.assert(
      fc.property(orders, acts, (order, sequence) => {
        const models: Model[] = [];
        for (const one of sequence) {
          try {
            act(models, order, one);
          } catch (error) {
            // An unlisted move is refused; anything else is a bug.
            if (!isAppError(error)) throw error;
          }
          const problems = problemsOf(order, models);
          if (problems.length > 0) throw new Error(problems.join("; "));
        }
        if (paymentStanding(order, models.map(factOf)).status === "FULLY_PAID") settled += 1;
      }),
      { numRuns: draws(10_000) },
    );
    // The sequences reach the end, or the property would say nothing.
    expect(settled).toBeGreaterThan(draws(500));
  });
});

describe("What is due at signing of a loan or lease", () => {
  const standingOf = (dealType: "Finance" | "Lease", dueCents: number, charges: readonly ChargeFact[]) =>
    paymentStanding({ dueCents, dealType, isCanceled: false }, charges);

  it.each(["Finance", "Lease"] as const)("is paid when nothing is due, for %s", (dealType) => {
    expect(standingOf(dealType, 0, [])).toMatchObject({
      status: "DOWNPAYMENT_PAID",
      balanceCents: 0,
      nextPurpose: null,
    });
  });

  it.each(["Finance", "Lease"] as const)("is paid when the deposit covers all of it, for %s", (dealType) => {
    expect(standingOf(dealType, DEPOSIT, [deposit("arrived")])).toMatchObject({
      status: "DOWNPAYMENT_PAID",
      balanceCents: 0,
      nextPurpose: null,
    });
    expect(standingOf(dealType, DEPOSIT, [deposit("returned")])).toMatchObject({ status: "PAYMENT_FAILED" });
  });
});
