import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEAL_TYPES, PAYMENT_STATUSES } from "#modules/orders/domain/order.ts";
import { checkTransition } from "#platform/shared/transition-table.ts";
import { deliveryStepStatus, type DeliveryStepFacts } from "./delivery-step-status.ts";
import {
  FULFILLMENT_STATUSES,
  type FulfillmentStatus,
  fulfillmentTransitions,
} from "./fulfillment-status.ts";

const base: DeliveryStepFacts = {
  appointmentTime: null,
  isSigningComplete: true,
  dealType: "Finance",
  paymentStatus: null,
  isOffRamp: false,
  isDelivered: false,
};

describe("The delivery step (DLV-01, DLV-02)", () => {
  it.each([
    ["an appointment exists", { appointmentTime: "2026-03-02T15:00:00Z" }, "COMPLETED"],
    [
      "an appointment exists before signing",
      { appointmentTime: "2026-03-02T15:00:00Z", isSigningComplete: false },
      "COMPLETED",
    ],
    ["delivered without an appointment", { isDelivered: true, paymentStatus: "FULLY_PAID" }, "COMPLETED"],
    ["cash, signed", { dealType: "Cash" }, "READY"],
    ["cash, signed, payment failed", { dealType: "Cash", paymentStatus: "PAYMENT_FAILED" }, "READY"],
    ["cash, not signed", { dealType: "Cash", isSigningComplete: false }, "NOT_READY"],
    ["finance, signed, not paid", {}, "NOT_READY"],
    ["finance, pending", { paymentStatus: "PAYMENT_PENDING" }, "NOT_READY"],
    ["finance, on hold", { paymentStatus: "PAYMENT_HOLD" }, "NOT_READY"],
    ["finance, failed", { paymentStatus: "PAYMENT_FAILED" }, "NOT_READY"],
    ["finance, captured", { paymentStatus: "PAYMENT_CAPTURED" }, "READY"],
    ["finance, down payment paid", { paymentStatus: "DOWNPAYMENT_PAID" }, "READY"],
    ["finance, fully paid", { paymentStatus: "FULLY_PAID" }, "READY"],
    [
      "finance, captured but not signed",
      { paymentStatus: "PAYMENT_CAPTURED", isSigningComplete: false },
      "NOT_READY",
    ],
    ["lease, signed, not paid", { dealType: "Lease" }, "NOT_READY"],
    ["lease, captured", { dealType: "Lease", paymentStatus: "PAYMENT_CAPTURED" }, "READY"],
    ["off-ramp, signed", { isOffRamp: true }, "READY"],
    ["off-ramp, not signed", { isOffRamp: true, isSigningComplete: false }, "NOT_READY"],
    ["off-ramp cash, signed", { isOffRamp: true, dealType: "Cash" }, "READY"],
  ] satisfies [string, Partial<DeliveryStepFacts>, string][])("%s", (_row, change, step) => {
    expect(deliveryStepStatus({ ...base, ...change })).toBe(step);
  });

  it("is never in progress, and never open before signing", () => {
    const facts = fc.record({
      appointmentTime: fc.constant(null),
      isSigningComplete: fc.boolean(),
      dealType: fc.constantFrom(...DEAL_TYPES),
      paymentStatus: fc.constantFrom(null, ...PAYMENT_STATUSES),
      isOffRamp: fc.boolean(),
      isDelivered: fc.constant(false),
    });
    fc.assert(
      fc.property(facts, (some) => {
        const step = deliveryStepStatus(some);
        return some.isSigningComplete ? step === "READY" || step === "NOT_READY" : step === "NOT_READY";
      }),
    );
  });
});

describe("Appointment transitions (table J)", () => {
  const rows: readonly (readonly [FulfillmentStatus | null, readonly FulfillmentStatus[]])[] = [
    [null, ["REQUESTED"]],
    ["REQUESTED", ["CONFIRMED", "CANCELED"]],
    ["CONFIRMED", ["COMPLETED", "REQUESTED", "CANCELED"]],
    ["COMPLETED", []],
    ["CANCELED", ["REQUESTED"]],
  ];

  it.each(rows)("from %s exactly to %j", (from, allowed) => {
    for (const to of FULFILLMENT_STATUSES.filter((status) => status !== from)) {
      expect(checkTransition(fulfillmentTransitions, from, to)).toBe(
        allowed.includes(to) ? "move" : "refused",
      );
    }
  });
});
