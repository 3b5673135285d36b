import { findSaleOfDraft } from "./quote/sale-of-draft.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { saveDraft } from "#modules/orders/server/drafts/buyer-details.ts";
import { lockOwnedOrder, requireAccountId } from "#modules/orders/server/find-order-for-step.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { viewOrders } from "#modules/orders/server/view-orders.ts";
import type { AccountsContext } from "#modules/accounts/server/accounts-context.ts";
import { promoAmount } from "#modules/promo-codes/domain/promo-amount.ts";
import { limitPromoTries } from "#modules/promo-codes/server/limit-promo-tries.ts";
import { hasUsesLeft } from "#modules/promo-codes/server/promo-uses.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import type { CheckoutContext } from "./checkout-context.ts";
import { promoRefused, vehicleNotPriced, vehicleUnavailable } from "./checkout-errors.ts";
import { requireEditable } from "./lock-draft.ts";
import { dealOf, priceDraft } from "./quote/price-draft.ts";

/**
 * Takes a promo code into a draft, instead of the one before; `null` takes it out (CART-08, OP-40).
 * @throws AppError invalid `promo.refused` (field `code`), whatever the reason, `deal.notPossible`; limited `promo.tooMany`;
 * conflict `order.applicationPending`, `order.notEditable`, `order.canceled`, `vehicle.unavailable`, `vehicle.notPriced`
 */
export async function applyPromo(
  ctx: PromoContext,
  input: { readonly orderNumber: string; readonly code: string | null },
): Promise<OrderView> {
  if (input.code !== null) await limitPromoTries(ctx, requireAccountId(ctx));
  return ctx.db.transaction(async (trx) => {
    const order = await requireEditable(trx, ctx, await lockOwnedOrder(trx, ctx, input.orderNumber));
    const forSale = await findSaleOfDraft(trx, ctx, { id: order.vehicleId });
    if (!forSale) throw vehicleUnavailable();
    const { priceCents, rooftop } = forSale;
    if (priceCents === null) throw vehicleNotPriced(ctx);
    // Days of a code are days where the car is sold: it is good until midnight there.
    const onDate = localTimeOf(ctx.clock.now().getTime(), rooftop.timeZone).date;
    const wanted = { order, priceCents, rooftopId: rooftop.id, onDate };
    const promoCode =
      input.code === null ? undefined : await validCode(trx, ctx, { ...wanted, typed: input.code });
    const deal = { ...dealOf(order), promoCode };
    const snapshot = priceDraft(ctx, { forSale, delivery: order.snapshot.delivery, deal });
    await saveDraft(trx, ctx, { orderId: order.id, snapshot });
    const [view] = await viewOrders(trx, ctx, [{ ...order, snapshot }]);
    return view ?? Promise.reject(vehicleUnavailable());
  });
}

type PromoContext = CheckoutContext & Pick<AccountsContext, "browser" | "caller">;

interface Wanted {
  readonly order: Order;
  readonly typed: string;
  readonly priceCents: number;
  readonly rooftopId: string;
  readonly onDate: string;
}

/** Counts uses before it looks at anything else: every refusal takes the same work. */
async function validCode(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { order, ...asked }: Wanted,
): Promise<string> {
  const { id: orderId, accountId } = order;
  const isLeft = await hasUsesLeft(trx, ctx, { typed: asked.typed, accountId, orderId });
  const answer = promoAmount(ctx.tenant.config.promoCodes, asked);
  if (answer.kind === "refused" || !isLeft) throw promoRefused();
  return answer.code;
}
