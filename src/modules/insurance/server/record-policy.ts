import { AppError } from "#platform/shared/app-error.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import type { RequestContext } from "#platform/server/request-context.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import {
  type InsuranceProgress,
  insuranceTransitions,
  type PolicyStatus,
} from "../domain/insurance-status.ts";
import type { InsuranceContext } from "./insurance-context.ts";
import { type InsuranceRow, lockInsurance, toProgress, updateInsurance } from "./internal/insurance-repo.ts";

export interface FoundPolicy {
  readonly status: PolicyStatus;
  readonly carrierName: string | null;
  readonly policyNumberLast4: string | null;
}

/**
 * API-07: the buyer comes back from the carrier; the policy is read from the provider, never from the browser.
 * Answers the progress, still IN_PROGRESS while the buyer has not finished there.
 * @throws AppError not-found `insurance.sessionUnknown` for a pull id that is not this order's
 */
export async function recordPolicy(
  ctx: InsuranceContext,
  input: { readonly orderNumber: string; readonly pullId: string },
): Promise<InsuranceProgress> {
  const before = await ctx.db.transaction(async (trx) => {
    const order = requireOpenOrder(await lockOwnedOrder(trx, ctx, input.orderNumber));
    return lockInsurance(trx, ctx, order.id);
  });
  if (before.pull_id !== input.pullId) throw unknownSession();
  if (before.status === "COMPLETED") return toProgress(before);
  const answer = await ctx.insuranceProvider.readPolicy(ctx, input.pullId);
  if (answer.kind === "unknown") throw unknownSession();
  if (answer.kind === "waiting") return toProgress(before);
  return ctx.db.transaction(async (trx) =>
    toProgress(await applyPolicy(trx, ctx, { orderId: before.order_id, policy: answer })),
  );
}

/** What a carrier's word does to an order, whoever brings it; the same word twice changes nothing. */
export async function applyPolicy(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: { readonly orderId: string; readonly policy: FoundPolicy },
): Promise<InsuranceRow> {
  let row = await lockInsurance(trx, ctx, input.orderId);
  const { status, carrierName, policyNumberLast4 } = input.policy;
  if (row.status === "COMPLETED" && row.policy_status === status) return row;
  if (row.status !== "IN_PROGRESS") {
    requireTransition(insuranceTransitions, row.status, "IN_PROGRESS");
    row = await updateInsurance(trx, ctx, { row, set: { status: "IN_PROGRESS" } });
  }
  requireTransition(insuranceTransitions, row.status, "COMPLETED");
  const found = { policy_status: status, carrier_name: carrierName, policy_number_last4: policyNumberLast4 };
  return updateInsurance(trx, ctx, {
    row,
    set: { status: "COMPLETED", skipped: false, last_error: null, ...found },
  });
}

const unknownSession = () =>
  new AppError("not-found", {
    code: "insurance.sessionUnknown",
    message: "We couldn't find this insurance session.",
  });
