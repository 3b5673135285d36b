import * as v from "valibot";
import { DEAL_TYPES, DELIVERY_OPTIONS, PAYMENT_STATUSES } from "#modules/orders/domain/order.ts";
import { STEP_STATUSES } from "#modules/order-steps/domain/step-status.ts";
import type { StepSource } from "#modules/order-steps/server/step-source.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { followProgress, type FollowProgressContext } from "./server/follow-progress.ts";
import { getSignerProgress } from "./server/get-signer-progress.ts";
import { getTracker, type TrackerContext } from "./server/get-tracker.ts";

const text = v.nullable(v.string());
const sharedFacts = {
  order: v.object({
    orderNumber: v.string(),
    dealType: v.picklist(DEAL_TYPES),
    dealStatus: v.string(),
    dealRefId: text,
    orderStatus: v.string(),
    isOffRamp: v.boolean(),
    isOfferTakenBack: v.boolean(),
    paymentStatus: v.nullable(v.picklist(PAYMENT_STATUSES)),
    appointmentTime: text,
    isAppointmentMissed: v.boolean(),
    deliveryOption: v.nullable(v.picklist(DELIVERY_OPTIONS)),
    idStatus: text,
  }),
  flags: v.object({
    skipsInsurance: v.boolean(),
    isC3ToggleOn: v.boolean(),
    showDeliveryStep: v.boolean(),
    showPaymentStep: v.boolean(),
  }),
};

/** What the law of the dealer's state gives after the handover. */
const cancelSchema = v.object({
  days: v.number(),
  maximumMiles: v.number(),
  restockingCents: v.number(),
  maximumMileageChargeCents: v.number(),
  until: v.number(),
  isOver: v.boolean(),
});

function trackerSchema(steps: readonly StepSource[]) {
  const id = v.picklist(steps.map(({ step }) => step.id));
  const step = v.object({
    step: id,
    status: v.picklist(STEP_STATUSES),
    label: v.string(),
    statusLabel: v.string(),
    path: v.string(),
    shortLabel: v.string(),
    minutesLeft: v.number(),
  });
  const own = Object.assign({}, ...steps.map(({ factsSchema }) => factsSchema)) as v.ObjectEntries;
  return v.object({
    vehicleTitle: v.string(),
    facts: v.object({ ...own, ...sharedFacts }),
    tracker: v.object({ steps: v.array(step), activeStep: v.nullable(id), landingStep: id }),
    buyInStoreUrl: text,
    banner: v.nullable(v.picklist(["timer", "no_timer"])),
    bannerExperiment: text,
    isTimeSpentOpen: v.boolean(),
    handover: v.nullable(
      v.object({
        deliveredAt: v.number(),
        returnUntil: v.nullable(v.number()),
        returnDaysLeft: v.number(),
        returnMiles: v.nullable(v.number()),
        cancel: v.nullable(cancelSchema),
        isNew: v.boolean(),
        warrantyMonths: v.nullable(v.number()),
        warrantyMiles: v.nullable(v.number()),
        timeZone: v.string(),
      }),
    ),
  });
}

const params = v.object({ orderNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });

/** The tracker's calls for these steps. */
export const progressTrackerEndpoints = (steps: readonly StepSource[]) => [
  endpoint<TrackerContext>()({
    method: "GET",
    path: "/api/progress/:orderNumber",
    access: "account",
    summary: "The progress tracker of the owner's order: facts, steps, active step (TRK-04 to TRK-20).",
    params,
    response: trackerSchema(steps),
    handle: (ctx, input) => getTracker(ctx, input.params),
  }),
  endpoint<FollowProgressContext>()({
    method: "GET",
    path: "/api/progress/:orderNumber/events",
    access: "account",
    summary: "Server-sent events: `changed` whenever a step of the owner's order may have moved.",
    params,
    handle: (ctx, input) => followProgress(ctx, { ...input.params, request: input.request }),
  }),
  endpoint<TrackerContext>()({
    method: "GET",
    path: "/public/progress/signer",
    access: "order-capability",
    scope: "progress:read",
    summary: "Where the order of a capability stands: steps, vehicle and first name, nothing else (OP-23).",
    response: v.object({
      firstName: v.string(),
      vehicle: v.string(),
      stateLabel: v.string(),
      steps: v.array(
        v.object({ label: v.string(), status: v.picklist(STEP_STATUSES), statusLabel: v.string() }),
      ),
      signing: v.picklist(STEP_STATUSES),
      mayOpenContract: v.boolean(),
      timeZone: v.string(),
      expiresAt: v.string(),
    }),
    handle: (ctx) => getSignerProgress(ctx),
  }),
];
