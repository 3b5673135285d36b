import { AppError } from "#platform/shared/app-error.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import { paymentsMessages } from "../messages.ts";
import type { PaymentsContext } from "./payments-context.ts";

/**
 * A wallet may be used when the gateway vouches for the shop to it. A gateway that cannot refuses every wallet, and
 * the buyer pays another way.
 * @throws AppError invalid `payment.walletNotVerified` (MSG-49)
 */
export async function verifyWallet(
  ctx: PaymentsContext,
  input: { readonly orderNumber: string },
): Promise<{ readonly merchantSession: string }> {
  await ctx.db.transaction(async (trx) =>
    requireOpenOrder(await requireOwnedOrder(trx, ctx, input.orderNumber)),
  );
  const merchantSession = await ctx.paymentGateway.vouchForWallet?.(ctx);
  if (merchantSession !== undefined) return { merchantSession };
  throw new AppError("invalid", {
    code: "payment.walletNotVerified",
    message: paymentsMessages.walletFailed,
  });
}
