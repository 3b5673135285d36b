import { OFFER_GONE, OFFER_GONE_SMS } from "#modules/checkout/application-messages.ts";
import type { LendersContext } from "#modules/lenders/server/lenders-context.ts";
import { messageTemplate } from "#modules/messaging/domain/message-template.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { OFFER_STANDS_AGAIN, OFFER_TAKEN_BACK } from "#modules/orders/domain/states/offer-standing.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { isOrderOver } from "#modules/orders/domain/states/is-order-over.ts";
import { isContractAtLender } from "#modules/orders/domain/states/lender-path.ts";
import { noteInHistory } from "#modules/orders/server/note-in-history.ts";
import { tellOpenPages } from "#modules/order-steps/server/tell-open-pages.ts";
import { writeToBuyer } from "#modules/orders/server/write-to-buyer.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** To the retailer, whose buyer it is. */
const OFFER_GONE_TO_RETAILER = messageTemplate({
  key: "application.offerGoneToRetailer",
  isForRetailer: true,
  subject: "{lender} took its offer for order {orderNumber} back",
  text: "{lender} declined the application of order {orderNumber} after the buyer had accepted its offer. Before the signed contract is at the lender, nobody can sign and the buyer was told to choose another way to pay; after that the contract is between you and the lender.\n\nCall the lender or the buyer, or cancel the order with the event order.cancelled.",
});

/**
 * LEND-02: the lender of an accepted offer takes it back, or gives it again. Table D knows no way from there to another
 * offer, so the deal stays where it is, the tracker says so, and its buyer chooses another way to pay (`chooseAgain`) or
 * the retailer finds a lender. What lies at the lender signed is between the two: only the retailer is told.
 */
export async function acceptedOfferMoved(
  trx: TenantTransaction,
  ctx: LendersContext,
  input: {
    readonly order: Order;
    readonly lenderId: string;
    readonly effect: "taken-back" | "stands-again";
  },
): Promise<void> {
  const { order, effect } = input;
  if (isOrderOver(order.orderStatus)) return;
  const isTakenBack = effect === "taken-back";
  if (isTakenBack) await tellRetailer(trx, ctx, input);
  if (isContractAtLender(order.dealStatus)) return;
  const reason = isTakenBack ? OFFER_TAKEN_BACK : OFFER_STANDS_AGAIN;
  await noteInHistory(trx, ctx, { order, actor: "lender", reason });
  await tellOpenPages(trx, ctx, { orderId: order.id });
  if (!isTakenBack) return;
  const { orderNumber, snapshot } = order;
  const params = () => ({ orderNumber, vehicle: snapshot.vehicle.title });
  await writeToBuyer(trx, ctx, { order, news: { mail: OFFER_GONE, sms: OFFER_GONE_SMS, params } });
}

async function tellRetailer(
  trx: TenantTransaction,
  ctx: LendersContext,
  { order, lenderId }: { readonly order: Order; readonly lenderId: string },
): Promise<void> {
  const program = ctx.tenant.config.lenders.programs.find(({ id }) => id === lenderId);
  await queueMessage(trx, ctx, {
    channel: "email",
    to: ctx.tenant.support.email,
    template: OFFER_GONE_TO_RETAILER,
    params: { orderNumber: order.orderNumber, lender: program?.name ?? lenderId },
  });
}
