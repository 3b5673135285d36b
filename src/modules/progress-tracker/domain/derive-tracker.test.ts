import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEAL_STATUSES, DEAL_TYPES, ORDER_STATUSES, PAYMENT_STATUSES } from "#modules/orders/domain/order.ts";
import { defineStep } from "#modules/order-steps/domain/step-descriptor.ts";
import { stepPath } from "#modules/order-steps/domain/step-path.ts";
import type { StepStatus } from "#modules/order-steps/domain/step-status.ts";
import { ALL_STEPS, type AllFacts } from "#tests/support/all-steps.ts";
import { draws } from "#tests/support/draws.ts";
import { REQUIRED_STEPS } from "#tests/support/required-steps.ts";
import { deriveTracker } from "./derive-tracker.ts";
import { STATUS_LABELS } from "./status-labels.ts";

const facts: AllFacts = {
  order: {
    orderNumber: "K7Q2",
    dealType: "Cash",
    dealStatus: "VPEN",
    dealRefId: "deal-1",
    orderStatus: "SUBMITTED",
    isOffRamp: false,
    paymentStatus: null,
    appointmentTime: null,
    deliveryOption: null,
    idStatus: null,
  },
  insurance: { status: "NOT_INITIATED", policyStatus: null },
  idVerification: { status: null, isExpired: false, transactionsAmount: 0 },
  documents: [
    { key: "DriversLicense", status: "initialized" },
    { key: "InsuranceCard", status: "initialized" },
  ],
  readiness: { ready: false, isSigningNotificationSent: false },
  signing: { status: "Created", signersCompleted: false },
  isContractStarted: false,
  isMarkedPaid: false,
  flags: { skipsInsurance: false, isC3ToggleOn: false, showDeliveryStep: true, showPaymentStep: true },
};
const COMPLETE_DOCUMENTS = facts.documents!.map(({ key }) => ({ key, status: "complete" }));

const derive = (change: Partial<AllFacts> = {}) => {
  const answer = deriveTracker(ALL_STEPS, { ...facts, ...change });
  if (answer.kind === "failed") throw new Error(answer.message);
  return answer.tracker;
};
const statuses = (change: Partial<AllFacts> = {}) => derive(change).steps.map(({ status }) => status);

describe("The tracker of a cash order, from submission to delivery", () => {
  const insured = { insurance: { status: "COMPLETED", policyStatus: "ACTIVE" } };
  const identified = { ...insured, order: { ...facts.order, idStatus: "COMPLETED" } };
  const documented = {
    ...identified,
    documents: COMPLETE_DOCUMENTS,
    readiness: { ready: true, isSigningNotificationSent: false },
  };
  const signed = { ...documented, signing: { status: "Completed", signersCompleted: true } };
  const booked = { ...signed, order: { ...identified.order, appointmentTime: "2026-03-04T15:00:00Z" } };
  const paid = { ...booked, order: { ...booked.order, paymentStatus: "FULLY_PAID" as const } };
  const delivered = {
    ...signed,
    order: { ...identified.order, orderStatus: "DELIVERED", paymentStatus: "FULLY_PAID" as const },
  };
  const [C, R, N, I] = ["COMPLETED", "READY", "NOT_READY", "IN_PROGRESS"];

  it.each([
    ["just submitted", {}, [R, R, R, N, N, N], "VERIFY_INSURANCE"],
    ["insured", insured, [C, R, R, N, N, N], "VERIFY_ID"],
    ["identified", identified, [C, C, R, N, N, N], "UPLOAD_DOCUMENTS"],
    ["documents there", documented, [C, C, C, R, N, N], "SIGN_CONTRACT"],
    ["contract opened", { ...documented, isContractStarted: true }, [C, C, C, I, N, N], "SIGN_CONTRACT"],
    ["signed", signed, [C, C, C, C, R, R], "SCHEDULE_DELIVERY"],
    ["booked", booked, [C, C, C, C, C, R], "PAYMENT_DETAILS"],
    ["paid", paid, [C, C, C, C, C, C], "PAYMENT_DETAILS"],
    ["delivered without an appointment", delivered, [C, C, C, C, C, C], "PAYMENT_DETAILS"],
  ])("%s", (...[, change, expected, active]) => {
    expect(statuses(change)).toEqual(expected);
    expect(derive(change).activeStep).toBe(active);
    expect(derive(change).landingStep).toBe(active);
  });
});

describe("A step that goes on after the handover", () => {
  const filing = (status: StepStatus) =>
    defineStep<object>({
      id: "FILING",
      place: { segment: "filing", views: [""] },
      label: () => "Filing",
      shortLabel: () => "Filing",
      minutes: 1,
      outlastsHandover: true,
      missing: () => null,
      status: () => status,
      history: { subject: "filing", icon: "document", stories: {} },
      events: [],
    });
  const handedOver = (status: StepStatus, change: Partial<AllFacts> = {}) => {
    const all = [...ALL_STEPS, filing(status)];
    const answer = deriveTracker(all, {
      ...facts,
      order: { ...facts.order, orderStatus: "DELIVERED" },
      ...change,
    });
    if (answer.kind === "failed") throw new Error(answer.message);
    return answer.tracker;
  };

  it.each(["NOT_READY", "IN_PROGRESS", "NEEDS_ATTENTION", "COMPLETED"] as const)(
    "stays in the tracker while it is %s, behind the handover, where other unfinished steps left",
    (status) => {
      const { steps } = handedOver(status);
      expect(steps.map((row) => [row.step, row.status])).toEqual([
        ["SCHEDULE_DELIVERY", "COMPLETED"],
        ["FILING", status],
      ]);
    },
  );

  it("is the active one while it is under way", () => {
    expect(handedOver("IN_PROGRESS")).toMatchObject({ activeStep: "FILING", landingStep: "FILING" });
    expect(handedOver("NOT_READY").activeStep).toBe("SCHEDULE_DELIVERY");
  });

  it("does not stand alone where the store shows no delivery step", () => {
    const flags = { ...facts.flags, isC3ToggleOn: true, showDeliveryStep: false, showPaymentStep: false };
    expect(handedOver("IN_PROGRESS", { flags }).steps.map(({ step }) => step)).toEqual([
      "SCHEDULE_DELIVERY",
      "FILING",
    ]);
  });
});

describe("State that cannot be loaded (TRK-15, TRK-16)", () => {
  it.each([
    [
      "no deal reference",
      { order: { ...facts.order, dealRefId: null } },
      "Not enough data to request Progress Tracker state",
    ],
    ["no insurance data", { insurance: null }, "No data of insurance status"],
    ["no ID data", { idVerification: null }, "No data of idVerification status"],
    ["no document data", { documents: null }, "No data of docupload status"],
    ["an empty document list (OP-53)", { documents: [] }, "No data of docupload status"],
    ["no readiness data", { readiness: null }, "No data of readiness status"],
    ["no signing data", { signing: null }, "No data of signing status"],
  ] satisfies [string, Partial<AllFacts>, string][])("%s", (_row, change, message) => {
    expect(deriveTracker(ALL_STEPS, { ...facts, ...change })).toMatchObject({ kind: "failed", message });
  });

  it("does not miss insurance data where the retailer skips the check", () => {
    const flags = { ...facts.flags, skipsInsurance: true };
    expect(derive({ insurance: null, flags }).steps.map(({ step }) => step)).not.toContain(
      "VERIFY_INSURANCE",
    );
  });
});

describe("Words and places of the steps that the requirements name", () => {
  const required = ALL_STEPS.filter(({ id }) => REQUIRED_STEPS.includes(id));

  it("are theirs (TRK-05)", () => {
    expect(required.map((step) => step.label(facts.order))).toEqual([
      "Verify Insurance",
      "Verify ID",
      "Upload Documents",
      "Sign Contract",
      "Make a Payment",
      "Schedule Delivery",
    ]);
    const labelOf = (deliveryOption: "PICKUP" | "DELIVERY") =>
      ALL_STEPS.find(({ isHandover }) => isHandover)?.label({ ...facts.order, deliveryOption });
    expect(labelOf("PICKUP")).toBe("Schedule Pickup");
    expect(labelOf("DELIVERY")).toBe("Schedule Delivery");
    expect(Object.values(STATUS_LABELS)).toEqual([
      "Not Ready",
      "Get Started",
      "In Progress",
      "Completed",
      "Needs Attention",
    ]);
  });

  it("are the routes of TRK-01 and TRK-03", () => {
    expect(required.map((step) => stepPath(step, "A/1"))).toEqual([
      "/progress/A%2F1/insurance-verification",
      "/progress/A%2F1/id-verification",
      "/progress/A%2F1/doc-upload",
      "/progress/A%2F1/signing",
      "/progress/A%2F1/payment",
      "/fulfillment/A%2F1",
    ]);
  });
});

describe("Any combination of facts", () => {
  const text = fc.option(fc.string({ maxLength: 8 }));
  const anyFacts: fc.Arbitrary<AllFacts> = fc.record({
    order: fc.record({
      orderNumber: fc.constant("K7Q2"),
      dealType: fc.constantFrom(...DEAL_TYPES),
      dealStatus: fc.constantFrom(...DEAL_STATUSES),
      dealRefId: fc.constant("deal-1"),
      orderStatus: fc.constantFrom(...ORDER_STATUSES),
      isOffRamp: fc.boolean(),
      paymentStatus: fc.constantFrom(null, ...PAYMENT_STATUSES),
      appointmentTime: fc.constantFrom(null, "2026-03-04T15:00:00Z"),
      deliveryOption: fc.constantFrom(null, "PICKUP", "DELIVERY"),
      idStatus: fc.constantFrom(null, "ERROR", "COMPLETED"),
    }),
    insurance: fc.record({ status: text, policyStatus: text }),
    idVerification: fc.record({ status: text, isExpired: fc.boolean(), transactionsAmount: fc.nat(3) }),
    documents: fc.array(
      fc.record({
        key: fc.constantFrom("DriversLicense", "InsuranceCard", "W2"),
        status: fc.constantFrom("complete", "initialized"),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    readiness: fc.record({ ready: fc.boolean(), isSigningNotificationSent: fc.boolean() }),
    signing: fc.record({ status: text, signersCompleted: fc.boolean() }),
    isContractStarted: fc.boolean(),
    isMarkedPaid: fc.boolean(),
    flags: fc.record({
      skipsInsurance: fc.boolean(),
      isC3ToggleOn: fc.boolean(),
      showDeliveryStep: fc.boolean(),
      showPaymentStep: fc.boolean(),
    }),
  });

  it("gives a list whose active step is in it and is never shut", () => {
    fc.assert(
      fc.property(anyFacts, (some) => {
        const tracker = derive(some);
        const active = tracker.steps.find(({ step }) => step === tracker.activeStep);
        expect(active?.status).not.toBe("NOT_READY");
        expect(tracker.steps.map(({ step }) => step)).toContain(tracker.activeStep);
      }),
      { numRuns: draws(500) },
    );
  });
});
