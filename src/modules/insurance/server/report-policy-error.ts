import { requireTransition } from "#platform/shared/transition-table.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { type InsuranceProgress, insuranceTransitions } from "../domain/insurance-status.ts";
import { lockInsurance, toProgress, updateInsurance } from "./internal/insurance-repo.ts";

/** API-08: the carrier's pages failed; the policy counts as not found and may be tried again (MSG-50). */
export async function reportPolicyError(
  ctx: TenantContext,
  input: { readonly orderNumber: string; readonly error: string },
): Promise<InsuranceProgress> {
  return ctx.db.transaction(async (trx) => {
    const order = requireOpenOrder(await lockOwnedOrder(trx, ctx, input.orderNumber));
    const row = await lockInsurance(trx, ctx, order.id);
    if (row.status === "COMPLETED") return toProgress(row);
    requireTransition(insuranceTransitions, row.status, "COMPLETED");
    const set = {
      status: "COMPLETED" as const,
      policy_status: "NOT_FOUND" as const,
      last_error: errorCode(input.error),
    };
    return toProgress(await updateInsurance(trx, ctx, { row, set }));
  });
}

/** Only a code is kept: free text from a browser may carry personal data. */
function errorCode(error: string): string {
  return /^[\w.-]{1,60}$/.test(error) ? error : "unspecified";
}
