import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { findContractPaper } from "./internal/contract-papers-repo.ts";
import { findPlans } from "./internal/contracts-repo.ts";
import { planNotFound } from "./internal/plan-errors.ts";
import type { PlansContext } from "./plans-context.ts";

/**
 * The administrator's own contract of a plan, as it came.
 * @throws AppError unauthenticated; not-found `order.notFound`, `protectionContract.notFound`
 */
export async function readContractPaper(
  ctx: PlansContext,
  { orderNumber, contractId }: { readonly orderNumber: string; readonly contractId: string },
): Promise<Uint8Array<ArrayBuffer>> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, orderNumber);
    const plans = await findPlans(trx, ctx, order.id);
    if (!plans.some(({ id }) => id === contractId)) throw planNotFound();
    const pdf = await findContractPaper(trx, ctx, contractId);
    if (pdf === undefined) throw planNotFound();
    return pdf;
  });
}
