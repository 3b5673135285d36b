import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { bankAccountSchema } from "./bank-account.ts";
import type { SaleFacts } from "./sale-facts.ts";
import { nextPayout, saleMoney } from "./sale-money.ts";
import { isAllowed, phaseOf, SALE_ACTS } from "./sale-phase.ts";
import { saleSteps } from "./sale-steps.ts";

const NEW: SaleFacts = {
  isCanceled: false,
  isPaid: false,
  appointment: null,
  papers: { needed: 4, there: 0, rejected: 0 },
  isSigned: false,
  inspection: null,
  needsPayoff: false,
  payoffCents: null,
  isShortfallReceived: false,
  hasBankAccount: false,
  payouts: [],
};
/** Everything is there. */
const DUE: SaleFacts = {
  ...NEW,
  appointment: "BOOKED",
  papers: { needed: 4, there: 4, rejected: 0 },
  isSigned: true,
  inspection: { amountCents: 500_000, isDifferent: false, answer: null },
  hasBankAccount: true,
};

const ACCOUNT = {
  holder: "Avery Buyer",
  type: "CHECKING",
  accountNumber: "000123456789",
  accountNumberAgain: "000123456789",
};

describe("The steps of a sale", () => {
  it.each<[string, Partial<SaleFacts>, object]>([
    [
      "nothing done yet",
      {},
      { APPOINTMENT: "READY", PAPERS: "READY", INSPECTION: "NOT_READY", PAYMENT: "READY" },
    ],
    ["an appointment", { appointment: "BOOKED" }, { APPOINTMENT: "COMPLETED", INSPECTION: "IN_PROGRESS" }],
    ["a missed one", { appointment: "MISSED" }, { APPOINTMENT: "NEEDS_ATTENTION", INSPECTION: "NOT_READY" }],
    ["some papers", { papers: { needed: 4, there: 1, rejected: 0 } }, { PAPERS: "IN_PROGRESS" }],
    ["a refused paper", { papers: { needed: 4, there: 3, rejected: 1 } }, { PAPERS: "NEEDS_ATTENTION" }],
    [
      "a lower amount",
      { inspection: { amountCents: 1, isDifferent: true, answer: null } },
      { INSPECTION: "NEEDS_ATTENTION" },
    ],
  ])("say what is to be done after %s", (_, change, steps) => {
    expect(saleSteps({ ...NEW, ...change })).toMatchObject(steps);
  });

  it("allow nothing once it is paid or canceled", () => {
    for (const end of [{ isPaid: true }, { isCanceled: true }])
      expect(SALE_ACTS.filter((act) => isAllowed({ ...DUE, ...end }, act))).toEqual([]);
  });

  it("let nobody cancel once money is on its way", () => {
    const paying: SaleFacts = {
      ...DUE,
      payouts: [{ receiver: "SELLER", amountCents: 500_000, state: "PENDING" }],
    };
    expect(phaseOf(paying)).toBe("PAYING");
    expect(isAllowed(paying, "cancel")).toBe(false);
    expect(isAllowed(DUE, "cancel")).toBe(true);
  });
});

describe("Money of a sale", () => {
  it("adds up for every amount and every loan", () => {
    const cents = fc.integer({ min: 0, max: 50_000_000 });
    fc.assert(
      fc.property(cents, cents, (amount, payoff) => {
        const { toLenderCents, toSellerCents, shortfallCents } = saleMoney(amount, payoff);
        expect(toLenderCents + toSellerCents).toBe(amount + shortfallCents);
        expect(Math.min(toSellerCents, shortfallCents)).toBe(0);
      }),
    );
  });

  it.each<[string, Partial<SaleFacts>, unknown]>([
    ["all is there", {}, { receiver: "SELLER", amountCents: 500_000 }],
    ["papers are missing", { isSigned: false }, null],
    ["there is no account", { hasBankAccount: false }, null],
    ["the lender has not said what is owed", { needsPayoff: true }, null],
    [
      "a loan is owed",
      { needsPayoff: true, payoffCents: 200_000 },
      { receiver: "LENDER", amountCents: 200_000 },
    ],
    ["the loan is larger", { needsPayoff: true, payoffCents: 600_000 }, null],
    [
      "the difference came",
      { needsPayoff: true, payoffCents: 600_000, isShortfallReceived: true },
      { receiver: "LENDER", amountCents: 600_000 },
    ],
    ["it is on its way", { payouts: [{ receiver: "SELLER", amountCents: 500_000, state: "PENDING" }] }, null],
    ["it arrived", { payouts: [{ receiver: "SELLER", amountCents: 500_000, state: "PAID" }] }, "all-paid"],
    [
      "it came back, and there is a new account",
      { payouts: [{ receiver: "SELLER", amountCents: 500_000, state: "RETURNED" }] },
      { receiver: "SELLER", amountCents: 500_000 },
    ],
    [
      "a lower amount has no answer",
      { inspection: { amountCents: 1, isDifferent: true, answer: null } },
      null,
    ],
  ])("goes out when %s as it should", (_, change, due) => {
    expect(nextPayout({ ...DUE, ...change })).toEqual(due);
  });
});

describe("A bank account", () => {
  it.each([
    ["110000000", true],
    ["021000021", true],
    ["121000248", true],
    ["021000022", false],
    ["000000000", false],
    ["990000001", false],
    ["02100002", false],
    ["0210000210", false],
  ])("has a routing number that adds up: %s is %s", (number, isOne) => {
    const account = { ...ACCOUNT, routingNumber: number };
    expect(v.safeParse(bankAccountSchema, account).success).toBe(isOne);
  });

  it("is taken as people type it", () => {
    const typed = {
      holder: " Avery Buyer ",
      type: "CHECKING",
      routingNumber: "1100 0000 0",
      accountNumber: "0001-2345-6789",
      accountNumberAgain: "000123456789",
    };
    expect(v.parse(bankAccountSchema, typed)).toMatchObject({
      holder: "Avery Buyer",
      routingNumber: "110000000",
      accountNumber: "000123456789",
    });
  });
});
