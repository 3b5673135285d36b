import type { Order, OrderTradeIn } from "#modules/orders/domain/order.ts";
import { payoffOfTradeIn } from "#modules/payoffs/server/payoff-of-trade-in.ts";
import { offerOfAccount } from "#modules/trade-in/server/offer-of-account.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CheckoutContext } from "../checkout-context.ts";
import { payoffNeeded } from "../checkout-errors.ts";
import { isTradeInHeld } from "../is-trade-in-held.ts";

/**
 * The offer for a trade-in that stands for an order, with what is owed on it today; null without one, and for a car that
 * another order or a sale has. The allowance is the offer's, whoever asks.
 * @throws AppError conflict `tradeIn.payoffNeeded` for a leased car for which the leasing company has said no price
 */
export async function tradeForOrder(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { id: orderId, accountId }: Pick<Order, "id" | "accountId">,
): Promise<OrderTradeIn | null> {
  const isLive = (id: string): Promise<boolean> => isTradeInHeld(trx, ctx, id);
  const offer = await offerOfAccount(trx, ctx, { accountId, orderId, isLive });
  if (offer === null) return null;
  const payoff = await payoffOfTradeIn(trx, ctx, offer.tradeInId);
  if (payoff === null) throw payoffNeeded();
  const { amountCents: payoffCents, isEstimate, ...said } = payoff;
  const { source } = said;
  return {
    ...offer,
    payoffCents,
    payoffIsEstimate: isEstimate && payoffCents > 0,
    ...(source !== "none" && { payoff: { ...said, source } }),
  };
}
