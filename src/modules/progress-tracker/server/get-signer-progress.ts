import { AppError } from "#platform/shared/app-error.ts";
import { contractStep } from "#modules/contracting/domain/contract-step.ts";
import { contractingMessages } from "#modules/contracting/messages.ts";
import { orderStateLabel, type OrderStateLabel } from "#modules/orders/domain/order-state-label.ts";
import type { StepStatus } from "#modules/order-steps/domain/step-status.ts";
import { orderParties } from "#modules/orders/server/order-parties.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { deriveTracker } from "../domain/derive-tracker.ts";
import type { TrackerContext } from "./get-tracker.ts";
import { readStepFacts } from "./read-step-facts.ts";

/** All that a capability shows of an order: no document, no amount, no contact, no number. */
interface SignerProgress {
  readonly firstName: string;
  /** Year, make and model; neither VIN nor stock number. */
  readonly vehicle: string;
  readonly stateLabel: OrderStateLabel;
  readonly steps: readonly {
    readonly label: string;
    readonly status: StepStatus;
    readonly statusLabel: string;
  }[];
  readonly signing: StepStatus;
  /** Whether the contract can be opened with what was proved so far. */
  readonly mayOpenContract: boolean;
  /** Zone of the instants that the contract shows. */
  readonly timeZone: string;
  /** ISO instant at which the capability ends. */
  readonly expiresAt: string;
}

/**
 * OP-23: where the capability's order stands, built field by field, so that nothing new slips in.
 * @throws AppError unauthenticated; not-found; conflict `contract.sessionEnded` (MSG-23) for an order without a tracker
 */
export async function getSignerProgress(ctx: TrackerContext): Promise<SignerProgress> {
  const { actor } = ctx;
  if (actor.kind !== "order-capability" || !actor.scopes.includes("progress:read")) {
    throw new AppError("unauthenticated", { code: "auth.required", message: "Please sign in." });
  }
  const { order, facts, firstName } = await ctx.db.transaction(async (trx) => {
    const found = await requireOrder(trx, ctx, { id: actor.orderId });
    const { buyer, coBuyer } = await orderParties(trx, ctx, found.id);
    const { firstName: name } = (actor.signer === "co-buyer" ? coBuyer : null) ?? buyer;
    return { order: found, facts: await readStepFacts(trx, ctx, found), firstName: name };
  });
  const derived = deriveTracker(
    ctx.steps.map(({ step }) => step),
    facts,
  );
  if (derived.kind === "failed" || order.orderStatus === "CANCELED") {
    throw new AppError("conflict", {
      code: "contract.sessionEnded",
      message: contractingMessages.sessionEnded,
    });
  }
  const { steps } = derived.tracker;
  const { year, make, model } = order.snapshot.vehicle;
  return {
    firstName,
    vehicle: `${year} ${make} ${model}`,
    stateLabel: orderStateLabel({ ...order, vehicleAvailability: null }),
    steps: steps.map(({ label, status, statusLabel }) => ({ label, status, statusLabel })),
    signing: steps.find(({ step }) => step === contractStep.id)?.status ?? "NOT_READY",
    mayOpenContract: actor.proof === "code",
    timeZone: order.snapshot.rooftop.timeZone,
    expiresAt: actor.expiresAt.toISOString(),
  };
}
