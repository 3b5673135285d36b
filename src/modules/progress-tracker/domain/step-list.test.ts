import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEAL_TYPES, type DealType } from "#modules/orders/domain/order.ts";
import type { StepFacts, StepFlags } from "#modules/order-steps/domain/step-facts.ts";
import { ALL_STEPS } from "#tests/support/all-steps.ts";
import { stepList } from "./step-list.ts";

const INS = "VERIFY_INSURANCE";
const ID = "VERIFY_ID";
const DOC = "UPLOAD_DOCUMENTS";
const SIGN = "SIGN_CONTRACT";
const PAY = "PAYMENT_DETAILS";
const DLV = "SCHEDULE_DELIVERY";
interface StepListFacts extends StepFlags {
  readonly dealType: DealType;
  readonly isOffRamp: boolean;
}

const base: StepListFacts = {
  dealType: "Finance",
  isOffRamp: false,
  skipsInsurance: false,
  isC3ToggleOn: false,
  showDeliveryStep: true,
  showPaymentStep: true,
};

const listOf = ({ dealType, isOffRamp, ...flags }: StepListFacts): readonly string[] =>
  stepList(ALL_STEPS, { order: { dealType, isOffRamp }, flags } as unknown as StepFacts).map(({ id }) => id);

describe("Which steps an order has (TRK-04, TRK-17 to TRK-19)", () => {
  it.each([
    ["finance", {}, [INS, ID, DOC, SIGN, PAY, DLV]],
    ["lease", { dealType: "Lease" }, [INS, ID, DOC, SIGN, PAY, DLV]],
    ["cash: payment is appended", { dealType: "Cash" }, [INS, ID, DOC, SIGN, DLV, PAY]],
    ["off-ramp finance: payment is removed", { isOffRamp: true }, [INS, ID, DOC, SIGN, DLV]],
    ["off-ramp lease", { isOffRamp: true, dealType: "Lease" }, [INS, ID, DOC, SIGN, DLV]],
    [
      "off-ramp cash: payment is not appended again",
      { isOffRamp: true, dealType: "Cash" },
      [INS, ID, DOC, SIGN, DLV],
    ],
    [
      "both hidden by the tenant, toggle on",
      { isC3ToggleOn: true, showDeliveryStep: false, showPaymentStep: false },
      [INS, ID, DOC, SIGN],
    ],
    ["payment hidden, toggle on", { isC3ToggleOn: true, showPaymentStep: false }, [INS, ID, DOC, SIGN, DLV]],
    [
      "delivery hidden, toggle on",
      { isC3ToggleOn: true, showDeliveryStep: false },
      [INS, ID, DOC, SIGN, PAY],
    ],
    [
      "cash, delivery hidden, toggle on",
      { dealType: "Cash", isC3ToggleOn: true, showDeliveryStep: false },
      [INS, ID, DOC, SIGN, PAY],
    ],
    [
      "both hidden by the tenant, toggle off",
      { showDeliveryStep: false, showPaymentStep: false },
      [INS, ID, DOC, SIGN, PAY, DLV],
    ],
    ["both shown, toggle on", { isC3ToggleOn: true }, [INS, ID, DOC, SIGN, PAY, DLV]],
    ["insurance check skipped", { skipsInsurance: true }, [ID, DOC, SIGN, PAY, DLV]],
  ] satisfies [string, Partial<StepListFacts>, string[]][])("%s", (_row, change, expected) => {
    expect(listOf({ ...base, ...change })).toEqual(expected);
  });

  it("puts what goes on after the handover behind the payment of a cash order too", () => {
    const lasting = { ...ALL_STEPS[0]!, id: "FILING", outlastsHandover: true } as const;
    const facts = { order: base, flags: base } as unknown as StepFacts;
    const listed = (dealType: DealType) =>
      stepList([lasting, ...ALL_STEPS], { ...facts, order: { ...facts.order, dealType } }).map(
        ({ id }) => id,
      );
    expect(listed("Cash").slice(-3)).toEqual([DLV, PAY, "FILING"]);
    expect(listed("Lease").slice(-3)).toEqual([PAY, DLV, "FILING"]);
  });

  it("never lists a step twice and always keeps ID, documents and signing in that order", () => {
    const facts = fc.record({
      dealType: fc.constantFrom(...DEAL_TYPES),
      isOffRamp: fc.boolean(),
      skipsInsurance: fc.boolean(),
      isC3ToggleOn: fc.boolean(),
      showDeliveryStep: fc.boolean(),
      showPaymentStep: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (some) => {
        const list = listOf(some);
        expect(new Set(list).size).toBe(list.length);
        expect(list.filter((step) => step === ID || step === DOC || step === SIGN)).toEqual([ID, DOC, SIGN]);
        if (some.isOffRamp) expect(list).not.toContain(PAY);
      }),
    );
  });
});
