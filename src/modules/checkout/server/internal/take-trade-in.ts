import type { OrderSnapshot } from "#modules/orders/domain/order.ts";
import type { TradedCar } from "#modules/orders/domain/traded-car.ts";
import { recordTradedCar } from "#modules/orders/server/traded-car.ts";
import { lenderForPapers } from "#modules/payoffs/server/lender-for-papers.ts";
import { acceptOffer } from "#modules/trade-in/server/offer-of-account.ts";
import { carForPapers } from "#modules/trade-in/server/papers/car-for-papers.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";

/**
 * At submission: the offer becomes part of the order, and what the papers will say of the car is kept with it as it is
 * now (TRADE-08). The move of a submission without a trade-in forgets the car of an earlier one.
 */
export async function takeTradeIn(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { orderId, tradeIn }: { readonly orderId: string; readonly tradeIn: NonNullable<OrderSnapshot["tradeIn"]> },
): Promise<void> {
  await acceptOffer(trx, ctx, { ...tradeIn, orderId });
  const car = await carOf(trx, ctx, tradeIn);
  await recordTradedCar(trx, ctx, { orderId, car });
}

async function carOf(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { tradeInId }: NonNullable<OrderSnapshot["tradeIn"]>,
): Promise<TradedCar | null> {
  const car = await carForPapers(trx, ctx, tradeInId);
  return car && { ...car, lender: await lenderForPapers(trx, ctx, tradeInId) };
}
