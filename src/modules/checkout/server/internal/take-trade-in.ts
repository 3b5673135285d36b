import type { OrderSnapshot } from "#modules/orders/domain/order.ts";
import { recordTradedCar } from "#modules/orders/server/traded-car.ts";
import { acceptOffer } from "#modules/trade-in/server/offer-of-account.ts";
import { carForPapers } from "#modules/trade-in/server/papers/car-for-papers.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CheckoutContext } from "../checkout-context.ts";

/**
 * At submission: the offer becomes part of the order, and what the papers will say of the car is kept with it as it is
 * now (TRADE-08). A submission without a trade-in forgets the car of an earlier one.
 */
export async function takeTradeIn(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { orderId, tradeIn }: { readonly orderId: string; readonly tradeIn: OrderSnapshot["tradeIn"] },
): Promise<void> {
  if (tradeIn) await acceptOffer(trx, ctx, { ...tradeIn, orderId });
  const car = tradeIn ? await carForPapers(trx, ctx, tradeIn.tradeInId) : null;
  await recordTradedCar(trx, ctx, { orderId, car });
}
