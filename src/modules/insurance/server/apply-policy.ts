import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
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

/** What a carrier's word does to an order, whoever brings it; the same word twice changes nothing. */
export async function applyPolicy(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: { readonly orderId: string; readonly policy: FoundPolicy },
): Promise<InsuranceRow> {
  let row = await lockInsurance(trx, ctx, input.orderId);
  const { status, carrierName, policyNumberLast4, verifiedBy = "carrier" } = input.policy;
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
    const payload = { orderId: input.orderId };
    // No key: one that runs may have looked before this word.
    await enqueueJob(trx, ctx, { kind: POLICY_VERIFIED, payload });
  }
  return updateInsurance(trx, ctx, {
    row,
    set: { status: "COMPLETED", skipped: false, last_error: null, ...found },
  });
}
