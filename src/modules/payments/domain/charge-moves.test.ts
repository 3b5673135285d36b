import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPaid } from "#modules/orders/domain/states/is-paid.ts";
import type { PaymentStatus } from "#modules/orders/domain/order.ts";
import { checkTransition } from "#platform/shared/transition-table.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import { draws } from "#tests/support/draws.ts";
import {
  type ChargeWord,
  heldCents,
  isReplacedBy,
  type LedgerEntry,
  moveCharge,
  refundFact,
} from "./charge-moves.ts";
import { isLive, paymentTransitions } from "./payment-status.ts";

interface ModelCharge {
  readonly id: number;
  readonly purpose: "balance" | "deposit";
  readonly method: "card";
  readonly amountCents: number;
  status: PaymentStatus;
  entries: LedgerEntry[];
  /** Refunds by their key, as the server keeps them. */
  refunds: Set<string>;
}

type Command =
  | { readonly do: "authorize"; readonly purpose: "balance" | "deposit" }
  | { readonly do: "say"; readonly word: ChargeWord; readonly charge: number; readonly times: number }
  | { readonly do: "refund"; readonly charge: number; readonly key: string; readonly share: number };

const words: readonly ChargeWord[] = ["pending", "held", "captured", "failed", "released", "returned"];
const commands = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant("authorize" as const), purpose: fc.constantFrom("balance", "deposit") }),
    // Any word about any charge, early, late or repeated.
    fc.record({
      do: fc.constant("say" as const),
      // Money has to arrive before most of the rules have anything to do.
      word: fc.constantFrom(...words, "captured" as const),
      charge: fc.nat(4),
      times: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({
      do: fc.constant("refund" as const),
      charge: fc.nat(4),
      key: fc.constantFrom("a", "b"),
      share: fc.integer({ min: 1, max: 130 }),
    }),
  ),
  { minLength: 1, maxLength: 24 },
) as fc.Arbitrary<Command[]>;

const TOTAL = 650_000;
const DEPOSIT = 50_000;

/** What is due less every deposit that arrived or is on its way. */
const balanceOf = (charges: readonly ModelCharge[]) =>
  charges
    .filter(({ purpose, status }) => purpose === "deposit" && isLive(status))
    .reduce((left, { amountCents }) => left - amountCents, TOTAL);

/** What the server does around the rules: one live charge per purpose, what is due decides the amount. */
function authorize(charges: ModelCharge[], purpose: "balance" | "deposit"): void {
  const isTaken = charges.some((one) => one.purpose === purpose && isLive(one.status));
  const isTooLate =
    purpose === "deposit" && charges.some((one) => one.purpose === "balance" && isLive(one.status));
  const amountCents = purpose === "deposit" ? DEPOSIT : balanceOf(charges);
  if (isTaken || isTooLate || amountCents <= 0) return;
  const id = charges.length;
  charges.push({
    id,
    purpose,
    method: "card",
    amountCents,
    status: "PAYMENT_PENDING",
    entries: [],
    refunds: new Set(),
  });
}

function say(charges: readonly ModelCharge[], charge: ModelCharge, word: ChargeWord): void {
  const others = charges.filter((other) => other !== charge);
  const isReplaced = isReplacedBy(charge, others, TOTAL);
  const before = charge.status;
  const move = moveCharge({ ...charge, dealType: "Cash", isReplaced, isLast: true }, word);
  if (move === null) return;
  if (word === "released") {
    // Plain, as below: it runs very often.
    if (move.entry !== null || isPaid(before)) throw new Error("a release moves no money");
  }
  expect(checkTransition(paymentTransitions, before, move.status) !== "refused" || isPaid(move.status)).toBe(
    true,
  );
  charge.status = move.status;
  if (move.entry) charge.entries.push(move.entry);
  if (move.news === "surplus") refund(charge, { key: "paid-twice", cents: heldCents(charge.entries) });
}

function refund(charge: ModelCharge, { key, cents }: { key: string; cents: number }): void {
  if (charge.refunds.has(key)) return;
  // What was asked for while it was held may be confirmed after the bank took everything back.
  const asked = heldCents(charge.entries.filter(({ kind }) => kind !== "returned"));
  if (cents > asked) return;
  const { entry, isTooMuch } = refundFact(charge.entries, cents);
  expect(isTooMuch).toBe(cents > heldCents(charge.entries));
  charge.refunds.add(key);
  charge.entries.push(entry);
}

function run(sequence: readonly Command[]): ModelCharge[] {
  const charges: ModelCharge[] = [];
  for (const command of sequence) {
    try {
      if (command.do === "authorize") authorize(charges, command.purpose);
      else {
        const charge = charges[command.charge % Math.max(1, charges.length)];
        if (charge === undefined) continue;
        if (command.do === "refund") {
          refund(charge, { key: command.key, cents: Math.ceil((charge.amountCents * command.share) / 100) });
        } else {
          for (let turn = 0; turn < command.times; turn += 1) say(charges, charge, command.word);
        }
      }
    } catch (error) {
      // A refusal is a fine answer; anything else is a bug.
      if (!isAppError(error)) throw error;
    }
    expectSoundBooks(charges);
  }
  return charges;
}

/** What has to hold after every single command. Plain comparisons: it runs more than a hundred thousand times. */
function expectSoundBooks(charges: readonly ModelCharge[]): void {
  const problems: string[] = [];
  const must = (holds: boolean, what: string) => holds || problems.push(what);
  for (const charge of charges) {
    const sum = (kind: LedgerEntry["kind"]) =>
      heldCents(charge.entries.filter((entry) => entry.kind === kind));
    const [captured, refunded, returned] = [sum("captured"), -sum("refunded"), -sum("returned")];
    must(captured === 0 || captured === charge.amountCents, "captured once and in whole, or not at all");
    must(returned === 0 || returned === captured, "taken back once and in whole, or not at all");
    must(refunded <= captured, "never refunded more than captured");
    if (isPaid(charge.status)) must(captured > 0 && returned === 0, "what counts as paid is in the books");
  }
  for (const purpose of ["balance", "deposit"] as const) {
    const live = charges.filter((one) => one.purpose === purpose && isLive(one.status));
    must(live.length <= 1, "one live charge per purpose");
  }
  const paid = charges.filter(({ status }) => isPaid(status)).reduce((all, one) => all + one.amountCents, 0);
  must(paid <= TOTAL, "never more paid than due");
  must(balanceOf(charges) >= 0, "no negative due");
  if (problems.length > 0) throw new Error(problems.join("; "));
}

describe("Whatever a gateway says of charges, in any order and however often", () => {
  it("the books stay sound", () => {
    let moved = 0;
    fc.assert(
      fc.property(commands, (sequence) => {
        moved += run([{ do: "authorize", purpose: "balance" }, ...sequence]).filter(
          ({ entries }) => entries.length > 0,
        ).length;
      }),
      { numRuns: draws(10_000) },
    );
    // The sequences reach money, or the property would say nothing.
    expect(moved).toBeGreaterThan(draws(3_000));
  });
});

describe("A word about a charge", () => {
  const charge = {
    purpose: "balance",
    dealType: "Cash",
    status: "PAYMENT_PENDING",
    amountCents: 1_000,
    entries: [],
    isReplaced: false,
    isLast: true,
  } as const;
  const captured = { kind: "captured", amountCents: 1_000 } as const;

  it("that it is captured settles cash in full, the others as a down payment, and a deposit as captured", () => {
    expect(moveCharge(charge, "captured")).toEqual({
      status: "FULLY_PAID",
      entry: captured,
      news: "received",
    });
    expect(moveCharge({ ...charge, dealType: "Lease" }, "captured")?.status).toBe("DOWNPAYMENT_PAID");
    expect(moveCharge({ ...charge, purpose: "deposit" }, "captured")?.status).toBe("PAYMENT_CAPTURED");
    expect(moveCharge({ ...charge, isLast: false }, "captured")?.status).toBe("PAYMENT_CAPTURED");
  });

  it("that it came back takes the whole of it out of the books, once", () => {
    const paid = { ...charge, status: "FULLY_PAID", entries: [captured] } as const;
    const back = { kind: "returned", amountCents: -1_000 } as const;
    for (const word of ["returned", "failed"] as const) {
      expect(moveCharge(paid, word)).toEqual({ status: "PAYMENT_FAILED", entry: back, news: "returned" });
    }
    const over = { ...paid, status: "PAYMENT_FAILED", entries: [captured, back] } as const;
    for (const word of words) expect(moveCharge(over, word), word).toBeNull();
  });

  it("that it is captured, after another one took its place, is money to give back", () => {
    const late = { ...charge, status: "PAYMENT_FAILED", isReplaced: true } as const;
    expect(moveCharge(late, "captured")).toEqual({
      status: "PAYMENT_FAILED",
      entry: captured,
      news: "surplus",
    });
  });

  it("that is late or repeated changes nothing", () => {
    const paid = { ...charge, status: "FULLY_PAID", entries: [captured] } as const;
    for (const word of ["pending", "held", "captured"] as const) expect(moveCharge(paid, word)).toBeNull();
    expect(moveCharge(charge, "pending")).toBeNull();
    expect(moveCharge({ ...charge, status: "PAYMENT_FAILED" }, "failed")).toBeNull();
  });

  it("lets go of what was held, and not of what was captured, however late it is said", () => {
    const held = { ...charge, status: "PAYMENT_HOLD" } as const;
    expect(moveCharge(held, "released")).toMatchObject({ status: "PAYMENT_FAILED", entry: null });
    expect(moveCharge({ ...held, status: "PAYMENT_FAILED" }, "released")).toBeNull();
    const taken = { ...held, status: "PAYMENT_CAPTURED", entries: [captured] } as const;
    expect(moveCharge(taken, "released")).toBeNull();
  });

  it("refunds in parts, and says when more went back than was held", () => {
    const first = refundFact([captured], 400);
    expect(first).toEqual({ entry: { kind: "refunded", amountCents: -400 }, isTooMuch: false });
    const rest = { kind: "refunded", amountCents: -600 };
    expect(refundFact([captured, first.entry], 600)).toEqual({ entry: rest, isTooMuch: false });
    expect(refundFact([captured, first.entry], 601).isTooMuch).toBe(true);
    const back = { kind: "returned", amountCents: -1_000 } as const;
    expect(refundFact([captured, back], 600)).toEqual({ entry: rest, isTooMuch: true });
  });
});
