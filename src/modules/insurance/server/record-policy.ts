import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import type { InsuranceProgress } from "../domain/insurance-status.ts";
import type { InsuranceContext } from "./insurance-context.ts";
import { toProgress } from "./internal/insurance-repo.ts";
import { settlePull } from "./settle-pull.ts";

/**
 * API-07: the buyer comes back from the carrier; the policy is read from the provider, never from the browser.
 * Answers the progress, still IN_PROGRESS while the carrier has not answered.
 * @throws AppError not-found `insurance.sessionUnknown` for a pull id that is not this order's
 */
export async function recordPolicy(
  ctx: InsuranceContext,
  input: { readonly orderNumber: string; readonly pullId: string },
): Promise<InsuranceProgress> {
  const order = await ctx.db.transaction(async (trx) =>
    requireOpenOrder(await lockOwnedOrder(trx, ctx, input.orderNumber)),
  );
  return toProgress(await settlePull(ctx, { pullId: input.pullId, orderId: order.id }));
}
