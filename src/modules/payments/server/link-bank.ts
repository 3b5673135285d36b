import { AppError } from "#platform/shared/app-error.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import { paymentsMessages } from "../messages.ts";
import type { PaymentsContext } from "./payments-context.ts";

/** Begins linking the owner's bank account; the link belongs to this order only (OP-03). */
export async function createBankLink(
  ctx: PaymentsContext,
  input: { readonly orderNumber: string },
): Promise<{ readonly linkToken: string; readonly linkUrl: string }> {
  await ctx.db.transaction(async (trx) =>
    requireOpenOrder(await requireOwnedOrder(trx, ctx, input.orderNumber)),
  );
  return ctx.paymentGateway.createBankLink(ctx, input.orderNumber);
}

/** Turns a finished link into a token to pay with. @throws AppError invalid `payment.linkFailed` */
export async function exchangeBankLink(
  ctx: PaymentsContext,
  input: { readonly orderNumber: string; readonly publicToken: string },
): Promise<{ readonly token: string; readonly display: string }> {
  await ctx.db.transaction(async (trx) =>
    requireOpenOrder(await requireOwnedOrder(trx, ctx, input.orderNumber)),
  );
  const linked = await ctx.paymentGateway.exchangeBankLink(ctx, input);
  if (linked !== undefined) return linked;
  throw new AppError("invalid", { code: "payment.linkFailed", message: paymentsMessages.linkFailed });
}
