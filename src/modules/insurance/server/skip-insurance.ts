import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { InsuranceProgress } from "../domain/insurance-status.ts";
import { lockInsurance, toProgress, updateInsurance } from "./internal/insurance-repo.ts";

/** INS-04, OP-08: the buyer goes on without it; the step stays as it is and the insurance card stays required. */
export async function skipInsurance(
  ctx: TenantContext,
  input: { readonly orderNumber: string },
): Promise<InsuranceProgress> {
  return ctx.db.transaction(async (trx) => {
    const order = requireOpenOrder(await lockOwnedOrder(trx, ctx, input.orderNumber));
    const row = await lockInsurance(trx, ctx, order.id);
    if (row.skipped) return toProgress(row);
    return toProgress(await updateInsurance(trx, ctx, { row, set: { skipped: true } }));
  });
}
