import { AppError } from "#platform/shared/app-error.ts";
import { lockOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import type { CarrierSession } from "../providers/insurance-provider.ts";
import type { InsuranceContext } from "./insurance-context.ts";
import { lockInsurance, updateInsurance } from "./internal/insurance-repo.ts";

/**
 * Opens the carriers' pages for a buyer who consented (INS-04). A later session replaces an earlier one.
 * @throws AppError conflict `insurance.consentMissing`
 */
export async function startCarrierSession(
  ctx: InsuranceContext,
  input: { readonly orderNumber: string },
): Promise<CarrierSession> {
  const orderId = await ctx.db.transaction(async (trx) => {
    const order = requireOpenOrder(await lockOwnedOrder(trx, ctx, input.orderNumber));
    const row = await lockInsurance(trx, ctx, order.id);
    if (row.status !== "IN_PROGRESS") {
      throw new AppError("conflict", {
        code: "insurance.consentMissing",
        message: "Agree to the insurance check first.",
      });
    }
    return order.id;
  });
  const session = await ctx.insuranceProvider.startSession(ctx);
  await ctx.db.transaction(async (trx) => {
    const row = await lockInsurance(trx, ctx, orderId);
    await updateInsurance(trx, ctx, { row, set: { pull_id: session.pullId } });
  });
  return session;
}
