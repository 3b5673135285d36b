import { returnContract } from "#modules/contracting/server/package/return-contract.ts";
import { messageTemplate } from "#modules/messaging/domain/message-template.ts";
import { isOrderOver } from "#modules/orders/domain/states/is-order-over.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { writeToBuyer } from "#modules/orders/server/write-to-buyer.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { RetailerContext } from "./retailer-context.ts";

const RETURNED = {
  mail: messageTemplate({
    key: "retailer.contractReturned",
    subject: "Your contract needs a correction",
    text: "Hi {firstName},\n\nYour lender sent the contract for your {vehicle} back: {reason} The contract you signed is no longer valid. We're preparing a new one; we'll let you know when you can sign it in order {orderNumber}.\n\nQuestions? Call {supportPhone}.",
  }),
  sms: messageTemplate({
    key: "retailer.contractReturnedSms",
    subject: "Your contract needs a correction",
    text: "{brand}: {firstName}, your lender sent the contract for your {vehicle} back. We're preparing a new one for order {orderNumber}. Questions? Call {supportPhone}.",
  }),
};

const AFTER_DELIVERY = {
  mail: messageTemplate({
    key: "retailer.contractReturnedLate",
    subject: "Your contract needs a correction",
    text: "Hi {firstName},\n\nYour lender sent the contract for your {vehicle} back: {reason} We'll call you about what to sign for order {orderNumber}.\n\nQuestions? Call {supportPhone}.",
  }),
  sms: messageTemplate({
    key: "retailer.contractReturnedLateSms",
    subject: "Your contract needs a correction",
    text: "{brand}: {firstName}, your lender sent the contract for your {vehicle} back. We'll call you about order {orderNumber}. Questions? Call {supportPhone}.",
  }),
};

/**
 * The lender sent the signed contract back: it is void, a new one is made, and the buyer reads why. With the car
 * already at its buyer the old one stands until the retailer has spoken with them.
 */
export async function returnToBuyer(
  trx: TenantTransaction,
  ctx: RetailerContext,
  { order, reason }: { readonly order: Order; readonly reason: string },
): Promise<void> {
  const isLate = isOrderOver(order.orderStatus);
  if (!isLate) await returnContract(trx, ctx, order);
  await writeToBuyer(trx, ctx, {
    order,
    news: {
      ...(isLate ? AFTER_DELIVERY : RETURNED),
      params: (reader) => ({
        orderNumber: order.orderNumber,
        vehicle: order.snapshot.vehicle.title,
        reason: textOf(reader)(reason),
      }),
    },
  });
}
