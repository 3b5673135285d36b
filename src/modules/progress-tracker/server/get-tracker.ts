import { AppError } from "#platform/shared/app-error.ts";
import type { Flags } from "#platform/server/context/flags.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { StepFacts } from "#modules/order-steps/domain/step-facts.ts";
import type { StepsContext } from "#modules/order-steps/server/step-source.ts";
import { deriveTracker, type Tracker } from "../domain/derive-tracker.ts";
import type { BannerVariant } from "../domain/message-banner.ts";
import { readStepFacts } from "./read-step-facts.ts";
import type { AfterHandover } from "../domain/after-handover.ts";
import { decideBanner } from "./internal/decide-banner.ts";
import { readHandover } from "./internal/read-handover.ts";

export type TrackerContext = QueueContext & StepsContext & { readonly flags: Flags };

/** The tracker in one answer: what it is derived from, and what the server derived. */
export interface TrackerView {
  readonly vehicleTitle: string;
  /** The browser derives again from these with the same function, adding its own hints (OP-25). */
  readonly facts: StepFacts;
  readonly tracker: Tracker;
  /** OP-43: where an off-ramp sale goes on; null otherwise. */
  readonly buyInStoreUrl: string | null;
  /** TRK-12; null shows none. */
  readonly banner: BannerVariant | null;
  /** The experiment that chose it, for the page to tell once the buyer sees it; null when none did. */
  readonly bannerExperiment: string | null;
  /** TRK-13: the time spent is open until the buyer hides it, or folded until they ask. */
  readonly isTimeSpentOpen: boolean;
  /** What comes after the handover; null before it. */
  readonly handover: AfterHandover | null;
}

/**
 * TRK-04 to TRK-20 for the owner's order.
 * @throws AppError not-found; conflict `order.notSubmitted`; provider-unavailable `tracker.missingData` (TRK-15, TRK-16)
 */
export async function getTracker(
  ctx: TrackerContext,
  input: { readonly orderNumber: string },
): Promise<TrackerView> {
  const { order, facts, handover } = await ctx.db.transaction(async (trx) => {
    const owned = await requireOwnedOrder(trx, ctx, input.orderNumber);
    if (isInCart(owned.orderStatus)) {
      throw new AppError("conflict", { code: "order.notSubmitted", message: "Submit your order first." });
    }
    return {
      order: owned,
      facts: await readStepFacts(trx, ctx, owned),
      handover: await readHandover(trx, ctx, owned),
    };
  });
  const derived = deriveTracker(
    ctx.steps.map(({ step }) => step),
    facts,
  );
  if (derived.kind === "failed") {
    throw new AppError("provider-unavailable", { code: "tracker.missingData", message: derived.message });
  }
  return {
    vehicleTitle: order.snapshot.vehicle.title,
    facts,
    tracker: derived.tracker,
    buyInStoreUrl: facts.order.isOffRamp ? ctx.tenant.buyInStoreUrl : null,
    ...(await decideBanner(ctx)),
    isTimeSpentOpen: ctx.tenant.config.consumer.progressTracker.showTimeSpent,
    handover,
  };
}
