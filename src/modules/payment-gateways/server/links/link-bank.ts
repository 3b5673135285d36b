import { DAY_MS } from "#platform/shared/time/durations.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import type { BankLinkStart } from "../bank-link.ts";
import { insertBankLink } from "./bank-links-repo.ts";
import type { GatewayContext } from "../gateway-context.ts";

/** Also where the gateway does not take the account. */
export const LINK_FAILED = english("We couldn't link your bank account. Please try again.");

/** A link is for paying now, not for later. */
const LINK_LIFETIME_MS = DAY_MS;

/** Begins linking the owner's bank account; the link belongs to this order only (OP-03). */
export async function createBankLink(
  ctx: GatewayContext,
  input: { readonly orderNumber: string },
): Promise<BankLinkStart> {
  await ctx.db.transaction(async (trx) =>
    requireOpenOrder(await requireOwnedOrder(trx, ctx, input.orderNumber)),
  );
  return ctx.bankLink.create(ctx, input);
}

/**
 * Turns a finished link into a token to pay with. The gateway's name of the account stays here, so a token of
 * one order never pays another.
 * @throws AppError invalid `payment.linkFailed`
 */
export async function exchangeBankLink(
  ctx: GatewayContext,
  input: { readonly orderNumber: string; readonly publicToken: string },
): Promise<{ readonly token: string; readonly display: string }> {
  const order = await ctx.db.transaction(async (trx) =>
    requireOpenOrder(await requireOwnedOrder(trx, ctx, input.orderNumber)),
  );
  const linked = await ctx.bankLink.exchange(ctx, input);
  if (linked === undefined) {
    throw new AppError("invalid", { code: "payment.linkFailed", message: LINK_FAILED });
  }
  const token = `link_${ctx.ids.random(26)}`;
  const { processorToken, vendorRef, display } = linked;
  const gatewayToken = await ctx.paymentGateway.acceptBankAccount(ctx, { processorToken, key: token });
  const expiresAt = new Date(ctx.clock.now().getTime() + LINK_LIFETIME_MS);
  await ctx.db.transaction((trx) =>
    insertBankLink(trx, ctx, { token, orderId: order.id, gatewayToken, vendorRef, display, expiresAt }),
  );
  return { token, display };
}
