import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPaid } from "#modules/orders/domain/states/is-paid.ts";
import { DEAL_TYPES, PAYMENT_STATUSES, type PaymentStatus } from "#modules/orders/domain/order.ts";
import { checkTransition } from "#platform/shared/transition-table.ts";
import { isMarkedPaidByServer, paymentStepStatus, type PaymentStepFacts } from "./payment-step-status.ts";
import { isLive, paymentTransitions, settledStatus } from "./payment-status.ts";

const base: PaymentStepFacts = {
  dealType: "Finance",
  isMarkedPaid: false,
  isSigningComplete: true,
  paymentStatus: null,
  hasAppointment: false,
};

describe("The payment step (PAYSTEP-01 to PAYSTEP-04)", () => {
  it.each([
    ["cash, marked paid", { dealType: "Cash", isMarkedPaid: true }, "COMPLETED"],
    [
      "cash, marked paid, not signed",
      { dealType: "Cash", isMarkedPaid: true, isSigningComplete: false },
      "COMPLETED",
    ],
    [
      "cash, marked paid, with an appointment",
      { dealType: "Cash", isMarkedPaid: true, hasAppointment: true },
      "COMPLETED",
    ],
    ["finance, the mark means nothing", { isMarkedPaid: true }, "READY"],
    ["signing not complete", { isSigningComplete: false }, "NOT_READY"],
    [
      "signing not complete although captured",
      { isSigningComplete: false, paymentStatus: "PAYMENT_CAPTURED" },
      "NOT_READY",
    ],
    ["cash, signing not complete", { dealType: "Cash", isSigningComplete: false }, "NOT_READY"],
    ["no payment info", {}, "READY"],
    ["cash, no payment info", { dealType: "Cash" }, "READY"],
    ["lease, no payment info", { dealType: "Lease" }, "READY"],
    [
      "cash with an appointment, pending (decision 0148)",
      { dealType: "Cash", hasAppointment: true, paymentStatus: "PAYMENT_PENDING" },
      "IN_PROGRESS",
    ],
    [
      "cash with an appointment, on hold (decision 0148)",
      { dealType: "Cash", hasAppointment: true, paymentStatus: "PAYMENT_HOLD" },
      "IN_PROGRESS",
    ],
    [
      "cash with an appointment, failed",
      { dealType: "Cash", hasAppointment: true, paymentStatus: "PAYMENT_FAILED" },
      "READY",
    ],
    [
      "cash with an appointment, captured but unmarked",
      { dealType: "Cash", hasAppointment: true, paymentStatus: "PAYMENT_CAPTURED" },
      "READY",
    ],
    [
      "finance with an appointment, pending",
      { hasAppointment: true, paymentStatus: "PAYMENT_PENDING" },
      "IN_PROGRESS",
    ],
    ["pending", { paymentStatus: "PAYMENT_PENDING" }, "IN_PROGRESS"],
    ["on hold", { paymentStatus: "PAYMENT_HOLD" }, "IN_PROGRESS"],
    ["failed", { paymentStatus: "PAYMENT_FAILED" }, "NEEDS_ATTENTION"],
    ["captured", { paymentStatus: "PAYMENT_CAPTURED" }, "COMPLETED"],
    ["down payment paid", { paymentStatus: "DOWNPAYMENT_PAID" }, "COMPLETED"],
    ["fully paid", { paymentStatus: "FULLY_PAID" }, "COMPLETED"],
    [
      "cash without an appointment, pending",
      { dealType: "Cash", paymentStatus: "PAYMENT_PENDING" },
      "IN_PROGRESS",
    ],
    [
      "cash without an appointment, failed",
      { dealType: "Cash", paymentStatus: "PAYMENT_FAILED" },
      "NEEDS_ATTENTION",
    ],
    [
      "cash without an appointment, captured",
      { dealType: "Cash", paymentStatus: "PAYMENT_CAPTURED" },
      "COMPLETED",
    ],
    [
      "cash without an appointment, fully paid",
      { dealType: "Cash", paymentStatus: "FULLY_PAID" },
      "COMPLETED",
    ],
  ] satisfies [string, Partial<PaymentStepFacts>, string][])("%s", (_row, change, step) => {
    expect(paymentStepStatus({ ...base, ...change })).toBe(step);
  });

  it("never opens before the contract is signed", () => {
    const facts = fc.record({
      dealType: fc.constantFrom(...DEAL_TYPES),
      isMarkedPaid: fc.constant(false),
      isSigningComplete: fc.constant(false),
      paymentStatus: fc.constantFrom(null, ...PAYMENT_STATUSES),
      hasAppointment: fc.boolean(),
    });
    fc.assert(fc.property(facts, (some) => paymentStepStatus(some) === "NOT_READY"));
  });

  it("shows a paid cash order as complete once the server's word set the mark (OP-25)", () => {
    for (const status of ["PAYMENT_CAPTURED", "FULLY_PAID"] as const) {
      const isMarkedPaid = isMarkedPaidByServer("Cash", status);
      const facts = {
        ...base,
        dealType: "Cash",
        paymentStatus: status,
        hasAppointment: true,
        isMarkedPaid,
      } as const;
      expect(paymentStepStatus(facts)).toBe("COMPLETED");
    }
    expect(isMarkedPaidByServer("Finance", "PAYMENT_CAPTURED")).toBe(false);
    expect(isMarkedPaidByServer("Cash", "PAYMENT_PENDING")).toBe(false);
    expect(isMarkedPaidByServer("Cash", null)).toBe(false);
  });
});

describe("Payment transitions (table F)", () => {
  const rows: readonly (readonly [PaymentStatus | null, readonly PaymentStatus[]])[] = [
    [null, ["PAYMENT_PENDING", "PAYMENT_HOLD", "PAYMENT_CAPTURED", "PAYMENT_FAILED"]],
    ["PAYMENT_PENDING", ["PAYMENT_HOLD", "PAYMENT_CAPTURED", "PAYMENT_FAILED"]],
    ["PAYMENT_HOLD", ["PAYMENT_PENDING", "PAYMENT_CAPTURED", "PAYMENT_FAILED"]],
    ["PAYMENT_FAILED", ["PAYMENT_PENDING", "PAYMENT_HOLD", "PAYMENT_CAPTURED"]],
    ["PAYMENT_CAPTURED", ["DOWNPAYMENT_PAID", "FULLY_PAID", "PAYMENT_FAILED"]],
    ["DOWNPAYMENT_PAID", ["FULLY_PAID", "PAYMENT_FAILED"]],
    ["FULLY_PAID", ["PAYMENT_FAILED"]],
  ];

  it.each(rows)("from %s exactly to %j", (from, allowed) => {
    for (const to of PAYMENT_STATUSES.filter((status) => status !== from)) {
      expect(checkTransition(paymentTransitions, from, to)).toBe(allowed.includes(to) ? "move" : "refused");
    }
  });

  it("settles cash in full and the others as a down payment", () => {
    expect(DEAL_TYPES.map((type) => settledStatus(type))).toEqual([
      "FULLY_PAID",
      "DOWNPAYMENT_PAID",
      "DOWNPAYMENT_PAID",
    ]);
  });

  it("counts everything but a failure as a live charge, and only money that arrived as paid", () => {
    expect(PAYMENT_STATUSES.filter((status) => !isLive(status))).toEqual(["PAYMENT_FAILED"]);
    expect(PAYMENT_STATUSES.filter((status) => isPaid(status))).toEqual([
      "PAYMENT_CAPTURED",
      "DOWNPAYMENT_PAID",
      "FULLY_PAID",
    ]);
    expect(isPaid(null)).toBe(false);
  });
});
