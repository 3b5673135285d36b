import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { isDelivered } from "#modules/orders/domain/states/is-delivered.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { insuranceTransitions, isVerifiedPolicy, type PolicyStatus } from "../domain/insurance-status.ts";
import { type InsuranceRow, lockInsurance, updateInsurance } from "./internal/insurance-repo.ts";

/** Job told once a policy is verified: the insurance card may not be needed anymore. */
export const POLICY_VERIFIED = "insurance.policy-verified";

interface FoundPolicy {
  readonly status: PolicyStatus;
  readonly carrierName: string | null;
  readonly policyNumberLast4: string | null;
  /** Who says so; the carrier when left out. */
  readonly verifiedBy?: "carrier" | "retailer";
}

/**
 * What a carrier's word does to an order, whose row is held, whoever brings it; the same word twice changes nothing. What
 * was verified when the car was handed over stays: a later word takes nothing away (decision 0791).
 */
export async function applyPolicy(
  trx: TenantTransaction,
  ctx: RequestContext,
  {
    order,
    policy: { status, carrierName, policyNumberLast4, verifiedBy = "carrier" },
  }: { readonly order: Pick<Order, "id" | "orderStatus">; readonly policy: FoundPolicy },
): Promise<InsuranceRow> {
  let row = await lockInsurance(trx, ctx, order.id);
  if (isDelivered(order.orderStatus) && !isVerifiedPolicy(status)) return row;
  if (row.status === "COMPLETED" && row.policy_status === status) return row;
  if (row.status !== "IN_PROGRESS") {
    requireTransition(insuranceTransitions, row.status, "IN_PROGRESS");
    row = await updateInsurance(trx, ctx, { row, set: { status: "IN_PROGRESS" } });
  }
  requireTransition(insuranceTransitions, row.status, "COMPLETED");
  const found = {
    policy_status: status,
    carrier_name: carrierName,
    policy_number_last4: policyNumberLast4,
    verified_by: verifiedBy,
  };
  if (isVerifiedPolicy(status)) {
    const payload = { orderId: order.id };
    // No key: one that runs may have looked before this word.
    await enqueueJob(trx, ctx, { kind: POLICY_VERIFIED, payload });
  }
  return updateInsurance(trx, ctx, {
    row,
    set: { status: "COMPLETED", skipped: false, last_error: null, ...found },
  });
}
