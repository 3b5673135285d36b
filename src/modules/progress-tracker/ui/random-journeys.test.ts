import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { signingTransitions, type SigningStatus } from "#modules/signing-services/domain/signing-status.ts";
import { idRecordTransitions, type IdRecordStatus } from "#modules/id-verification/domain/id-verification.ts";
import {
  insuranceTransitions,
  POLICY_STATUSES,
  type InsuranceStatus,
  type PolicyStatus,
} from "#modules/insurance/domain/insurance-status.ts";
import { applyTransition } from "#modules/orders/domain/states/apply-transition.ts";
import { dealTransitionsOf } from "#modules/orders/domain/states/deal-transitions.ts";
import { isOffRamp } from "#modules/orders/domain/states/is-off-ramp.ts";
import {
  DEAL_STATUSES,
  DEAL_TYPES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  type DealType,
  type Order,
  type OrderStatus,
  type PaymentStatus,
} from "#modules/orders/domain/order.ts";
import { orderTransitions } from "#modules/orders/domain/states/order-transitions.ts";
import { paymentTransitions } from "#modules/payments/domain/payment-status.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import {
  checkTransition,
  requireTransition,
  type TransitionTable,
} from "#platform/shared/transition-table.ts";
import { ALL_STEPS, type AllFacts } from "#tests/support/all-steps.ts";
import { draws } from "#tests/support/draws.ts";
import { deriveTracker } from "../domain/derive-tracker.ts";
import { deriveInBrowser, type TrackerHints } from "./derive-in-browser.ts";

/** Everything the server knows of one order; the rules that move it are the product's own. */
interface World {
  order: Order;
  history: { orderStatus: OrderStatus }[];
  insurance: InsuranceStatus;
  policy: PolicyStatus | null;
  id: IdRecordStatus | null;
  isExpired: boolean;
  links: number;
  documents: Set<string>;
  contract: SigningStatus | null;
  isStarted: boolean;
  isNotified: boolean;
  payment: PaymentStatus | null;
  appointment: string | null;
}

const DOCUMENTS = ["DriversLicense", "InsuranceCard", "W2"];
const NOW = "2026-03-01T00:00:00.000Z";

const newWorld = (dealType: DealType): World => ({
  order: {
    orderNumber: "K7Q2",
    dealType,
    dealRefId: "ref",
    dealStatus: "VPEN",
    orderStatus: "SUBMITTED",
    canceledAt: null,
  } as Order,
  history: [],
  insurance: "NOT_INITIATED",
  policy: null,
  id: null,
  isExpired: false,
  links: 0,
  documents: new Set(),
  contract: null,
  isStarted: false,
  isNotified: false,
  payment: null,
  appointment: null,
});

function factsOf(world: World, flags: AllFacts["flags"]): AllFacts {
  const { order } = world;
  return {
    order: {
      orderNumber: order.orderNumber,
      dealType: order.dealType,
      dealStatus: order.dealStatus,
      dealRefId: order.dealRefId,
      orderStatus: order.orderStatus,
      isOffRamp: isOffRamp({ orderStatus: order.orderStatus, history: world.history }),
      paymentStatus: world.payment,
      appointmentTime: world.appointment,
      deliveryOption: "PICKUP",
      idStatus: world.id === "SUCCESSFUL" ? "COMPLETED" : null,
    },
    insurance: { status: world.insurance, policyStatus: world.policy },
    idVerification: { status: world.id, isExpired: world.isExpired, transactionsAmount: world.links },
    documents: DOCUMENTS.map((key) => ({
      key,
      status: world.documents.has(key) ? "complete" : "initialized",
    })),
    readiness: {
      ready: world.documents.has("DriversLicense") && world.documents.has("InsuranceCard"),
      isSigningNotificationSent: world.isNotified,
    },
    signing: { status: world.contract ?? "Created", signersCompleted: world.contract === "Completed" },
    isContractStarted: world.isStarted,
    isMarkedPaid: false,
    flags,
  };
}

/** One move of one table, kept for the check of the tables. */
interface Move {
  readonly table: TransitionTable<string>;
  readonly from: string | null;
  readonly to: string;
}

type Act = (world: World, moves: Move[]) => void;

function move<S extends string>(table: TransitionTable<S>, from: S | null, to: S, moves: Move[]): S {
  if (requireTransition(table, from, to)) moves.push({ table: table as never, from, to });
  return to;
}

function moveOrder(world: World, input: Parameters<typeof applyTransition>[1], moves: Move[]): void {
  const before = world.order;
  world.order = applyTransition(before, input, NOW);
  const { orderStatus, dealStatus } = world.order;
  world.history.push({ orderStatus });
  if (orderStatus !== before.orderStatus)
    moves.push({ table: orderTransitions as never, from: before.orderStatus, to: orderStatus });
  if (dealStatus !== before.dealStatus)
    moves.push({
      table: dealTransitionsOf(before.dealType) as never,
      from: before.dealStatus,
      to: dealStatus,
    });
}

const others: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom(...ORDER_STATUSES).map(
    (orderStatus): Act =>
      (world, moves) =>
        moveOrder(world, { orderStatus }, moves),
  ),
  fc.constantFrom(...DEAL_STATUSES).map(
    (dealStatus): Act =>
      (world, moves) =>
        moveOrder(world, { dealStatus }, moves),
  ),
  fc.constant<Act>((world, moves) => {
    world.insurance = move(insuranceTransitions, world.insurance, "IN_PROGRESS", moves);
  }),
  fc.constantFrom(...POLICY_STATUSES).map((policy): Act => (world, moves) => {
    world.insurance = move(insuranceTransitions, world.insurance, "COMPLETED", moves);
    world.policy = policy;
  }),
  fc.constant<Act>((world, moves) => {
    world.id = move(idRecordTransitions, world.id, "INITIATED", moves);
    world.isExpired = false;
    world.links += 1;
  }),
  fc.constantFrom("SUCCESSFUL", "FAILED", "CANCELED", "INCOMPLETE").map((to): Act => (world, moves) => {
    world.id = move(idRecordTransitions, world.id, to, moves);
    if (to === "SUCCESSFUL") moveOrder(world, { orderStatus: "ID_VERIFICATION_COMPLETED" }, moves);
  }),
  fc.constant<Act>((world) => {
    world.isExpired = world.id === "INITIATED";
  }),
  fc.constantFrom(...DOCUMENTS).map(
    (key): Act =>
      (world) =>
        void world.documents.add(key),
  ),
  fc.constantFrom(...DOCUMENTS).map(
    (key): Act =>
      (world) =>
        void world.documents.delete(key),
  ),
  fc.constantFrom(...PAYMENT_STATUSES).map((to): Act => (world, moves) => {
    world.payment = move(paymentTransitions, world.payment, to, moves);
  }),
  fc.constantFrom("2026-03-04T15:00:00Z", null).map((time): Act => (world) => {
    world.appointment = time;
  }),
);

const contracts: fc.Arbitrary<Act> = fc.oneof(
  fc
    .constantFrom<SigningStatus>("Sent", "InProgress", "Completed", "Cancelled", "Expired", "Declined")
    .map((to): Act => (world, moves) => {
      world.contract = move(signingTransitions, world.contract ?? "Created", to, moves);
      world.isNotified = to === "Sent" || (world.isNotified && to === "InProgress");
      world.isStarted = to === "InProgress" || (world.isStarted && to === "Completed");
    }),
  // A new contract in place of one that ended, perhaps while nobody looked.
  fc.constant<Act>((world, moves) => {
    world.contract = move(signingTransitions, world.contract ?? "Created", "Created", moves);
    world.isStarted = false;
    world.isNotified = false;
  }),
);

/** Contracts come and go more often than in life: what is stale afterwards takes four moves in a row to show. */
const acts = fc.oneof({ weight: 1, arbitrary: others }, { weight: 1, arbitrary: contracts });

const flags: fc.Arbitrary<AllFacts["flags"]> = fc.record({
  skipsInsurance: fc.boolean(),
  isC3ToggleOn: fc.boolean(),
  showDeliveryStep: fc.boolean(),
  showPaymentStep: fc.boolean(),
});

const MONEY = new Set<PaymentStatus | null>(["PAYMENT_CAPTURED", "DOWNPAYMENT_PAID", "FULLY_PAID"]);

/** What must hold of every tracker, said without its rules. */
function expectSound(world: World, facts: AllFacts): void {
  const derived = deriveTracker(ALL_STEPS, facts);
  if (derived.kind === "failed") throw new Error(derived.message);
  const { steps, activeStep, landingStep } = derived.tracker;
  const statusOf = (step: string) => steps.find((one) => one.step === step)?.status;
  if (statusOf(activeStep ?? landingStep) === "NOT_READY") throw new Error("the active step is shut");
  const delivery = statusOf("SCHEDULE_DELIVERY");
  if (delivery === "READY" && world.contract !== "Completed")
    throw new Error("delivery before the signature");
  if (delivery === "READY" && world.order.dealType !== "Cash" && !facts.order.isOffRamp)
    if (!MONEY.has(world.payment)) throw new Error("delivery of a financed car before the money");
  if (statusOf("PAYMENT_DETAILS") === "COMPLETED" && !MONEY.has(world.payment))
    throw new Error("paid without money");
  if (facts.order.isOffRamp && statusOf("PAYMENT_DETAILS")) throw new Error("a payment step in the store");
}

describe("Random journeys", () => {
  it("make no move that the tables do not list, and both sides derive the same tracker", () => {
    let refused = 0;
    let made = 0;
    const journey = fc.record({
      dealType: fc.constantFrom(...DEAL_TYPES),
      flags,
      steps: fc.array(fc.record({ act: acts, isLooking: fc.boolean() }), { minLength: 1, maxLength: 24 }),
    });
    fc.assert(
      fc.property(journey, ({ dealType, flags: some, steps }) => {
        const world = newWorld(dealType);
        let hints: TrackerHints = { isPaid: false, isContractStarted: false, isStartConfirmed: false };
        for (const { act, isLooking } of steps) {
          const moves: Move[] = [];
          try {
            act(world, moves);
          } catch (error) {
            if (!isAppError(error)) throw error;
            refused += 1;
          }
          made += moves.length;
          for (const { table, from, to } of moves)
            if (checkTransition(table, from, to) !== "move")
              throw new Error(`${table.name}: ${from} to ${to}`);
          const facts = factsOf(world, some);
          expectSound(world, facts);
          if (!isLooking) continue;
          // The page marks the contract it opens, then reads what the server answers.
          hints = { ...hints, isContractStarted: hints.isContractStarted || facts.isContractStarted };
          const browser = deriveInBrowser(ALL_STEPS, structuredClone(facts), hints);
          ({ hints } = browser);
          const server = deriveTracker(ALL_STEPS, facts);
          if (server.kind === "failed") throw new Error(server.message);
          if (JSON.stringify(browser.tracker) !== JSON.stringify(server.tracker))
            expect(browser.tracker).toEqual(server.tracker);
        }
      }),
      { numRuns: draws(10_000) },
    );
    // The journeys are worth something: they get somewhere, and they are told no.
    expect(made).toBeGreaterThan(draws(10_000));
    expect(refused).toBeGreaterThan(draws(10_000));
  }, 60_000);
});
