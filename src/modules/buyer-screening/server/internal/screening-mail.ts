import { messageTemplate } from "#modules/messaging/domain/message-template.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** To the retailer. What was found is not for a mail. */
const SCREENING_WAITS = messageTemplate({
  key: "credit.screeningWaits",
  isForRetailer: true,
  subject: "Order {orderNumber} waits for a person",
  text: "Somebody at your store has to look at the buyer of order {orderNumber} before it goes on: no lender is asked and no contract is made until then. The buyer was only told that we are checking something.\n\nAnswer with the event screening.cleared or screening.confirmed.",
});

/** Tells the retailer that a person must look. */
export async function notifyRetailer(
  trx: TenantTransaction,
  ctx: QueueContext,
  { orderNumber }: { readonly orderNumber: string },
): Promise<void> {
  const params = { orderNumber };
  const to = ctx.tenant.support.email;
  await queueMessage(trx, ctx, { channel: "email", to, template: SCREENING_WAITS, params });
}
