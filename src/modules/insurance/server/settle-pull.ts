import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import { providerUnavailable } from "#platform/server/vendor-calls/provider-failure.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { isDelivered } from "#modules/orders/domain/states/is-delivered.ts";
import { isOrderOver } from "#modules/orders/domain/states/is-order-over.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { markEvents } from "#modules/orders/server/event-marks.ts";
import { insuranceTransitions, isVerifiedPolicy } from "../domain/insurance-status.ts";
import { insuranceMessages } from "../messages.ts";
import type { Pull, PullState } from "../providers/insurance-provider.ts";
import { applyPolicy } from "./apply-policy.ts";
import type { InsuranceContext } from "./insurance-context.ts";
import { type InsuranceRow, lockInsurance, updateInsurance } from "./internal/insurance-repo.ts";
import { findSession, rememberPull } from "./internal/insurance-session-repo.ts";

/** Job that reads a visit again, where no webhook comes. */
export const READ_PULL = "insurance.read-pull";
/** Seconds until the next look; together somewhat over half an hour. */
export const LOOK_AGAIN_SECONDS = [10, 20, 40, 80, 160, 320, 600, 900] as const;

/**
 * Reads a visit from the provider and does what it says. Whoever names the pull is not believed: it has to carry the
 * nonce of a visit that this retailer's buyer started, and of this order where one is named.
 * @throws AppError not-found `insurance.sessionUnknown`; provider-unavailable `insurance.unavailable`
 */
export async function settlePull(
  ctx: InsuranceContext,
  input: { readonly pullId: string; readonly orderId?: string; readonly look?: number },
): Promise<InsuranceRow> {
  const pull = await readPull(ctx, input.pullId);
  return ctx.db.transaction(async (trx) => {
    const session = pull.nonce === null ? undefined : await findSession(trx, ctx, pull.nonce);
    const isForeign = input.orderId !== undefined && session?.order_id !== input.orderId;
    if (session === undefined || isForeign || pull.nonce === null) throw unknownSession();
    // A car that is handed over at this moment leaves with what the carrier said before, or after.
    const order = await requireOrder(trx, ctx, { id: session.order_id, lock: true });
    await rememberPull(trx, ctx, { nonce: pull.nonce, pullId: pull.pullId });
    return applyPull(trx, ctx, { order, pull, look: input.look ?? 0 });
  });
}

async function readPull(ctx: InsuranceContext, pullId: string): Promise<Pull> {
  const pull = await ctx.insuranceProvider.readPull(ctx, pullId);
  if (pull.kind === "pull") return pull;
  if (pull.kind === "unknown") throw unknownSession();
  ctx.log.warn("a pull could not be read", { code: pull.vendorCode });
  throw providerUnavailable("insurance.unavailable", insuranceMessages.unavailable);
}

async function applyPull(
  trx: TenantTransaction,
  ctx: InsuranceContext,
  { order, pull, look }: { order: Order; pull: Pull; look: number },
): Promise<InsuranceRow> {
  const row = await lockInsurance(trx, ctx, order.id);
  const { pullId, state } = pull;
  if (isOvertaken(row, pull) || (isDelivered(order.orderStatus) && !saysVerified(state))) return row;
  if (state.kind === "policy") {
    await updateInsurance(trx, ctx, { row, set: { pull_id: pullId } });
    // What the carrier says now is later than every word still under way.
    await markEvents(trx, ctx, { orderId: order.id, subjects: ["insurance"], event: "carrier" });
    return applyPolicy(trx, ctx, { order, policy: state });
  }
  if (state.kind === "failed") return endWithout(trx, ctx, { row, pullId, code: state.code });
  // Nobody waits for the carrier of an order that is over.
  if (row.status !== "IN_PROGRESS" || isOrderOver(order.orderStatus)) return row;
  // A buyer who keeps asking starts no second round of looks.
  if (look === 0 && row.pull_id === pullId) return row;
  const seconds = LOOK_AGAIN_SECONDS[look];
  // Nobody came back and no carrier answered: over, and open to another try.
  if (seconds === undefined) return endWithout(trx, ctx, { row, pullId, code: "pull-timeout" });
  const payload = { pullId, look: look + 1 };
  const runAt = new Date(ctx.clock.now().getTime() + seconds * 1000);
  await enqueueJob(trx, ctx, { kind: READ_PULL, payload, runAt, dedupeKey: `${pullId}|${look + 1}` });
  return row.pull_id === pullId ? row : updateInsurance(trx, ctx, { row, set: { pull_id: pullId } });
}

/** A verified policy is only unsettled by its own visit; an older visit of the buyer changes nothing. */
function isOvertaken(row: InsuranceRow, { pullId, state }: Pull): boolean {
  const isVerified = row.status === "COMPLETED" && isVerifiedPolicy(row.policy_status);
  return isVerified && row.pull_id !== pullId && !saysVerified(state);
}

const saysVerified = (state: PullState): boolean => state.kind === "policy" && isVerifiedPolicy(state.status);

async function endWithout(
  trx: TenantTransaction,
  ctx: InsuranceContext,
  { row, pullId, code }: { row: InsuranceRow; pullId: string; code: string },
): Promise<InsuranceRow> {
  if (row.status !== "IN_PROGRESS") return row;
  requireTransition(insuranceTransitions, row.status, "COMPLETED");
  return updateInsurance(trx, ctx, {
    row,
    set: { status: "COMPLETED", policy_status: "NOT_FOUND", pull_id: pullId, last_error: code },
  });
}

const unknownSession = () =>
  new AppError("not-found", {
    code: "insurance.sessionUnknown",
    message: "We couldn't find this insurance session.",
  });
