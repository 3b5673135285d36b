import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import type {
  BrandParam,
  MessageAttachment,
  MessageTemplate,
  TemplateParams,
} from "#modules/messaging/domain/message-template.ts";
import { forReader } from "#modules/messaging/server/for-reader.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { Order } from "../domain/order.ts";
import { getBuyerDetails } from "./buyer-details.ts";

export interface BuyerNews<Param extends string> {
  readonly mail: MessageTemplate<Param>;
  /** The same in one sentence, for who agreed to be texted; nobody is texted without it. */
  readonly sms?: MessageTemplate<Param | BrandParam>;
  /** Values of both, for the retailer as it speaks to this reader; `firstName` is added. */
  readonly params: (reader: TenantConfig) => TemplateParams<Exclude<Param, "firstName">>;
  readonly attachments?: (reader: TenantConfig) => readonly MessageAttachment[];
}

/**
 * Writes the buyer of an order a mail, and with their consent a text message, in the caller's transaction. An order
 * without an address has nobody to write to.
 */
export async function writeToBuyer<Param extends string>(
  trx: TenantTransaction,
  ctx: QueueContext,
  { order, news }: { readonly order: Order; readonly news: BuyerNews<Param> },
): Promise<void> {
  const { email, firstName = "" } = await getBuyerDetails(trx, ctx, order.id);
  if (!email) return;
  const { tenant } = await forReader(trx, ctx, email);
  const params = { ...news.params(tenant), firstName } as TemplateParams<Param>;
  const attachments = news.attachments?.(tenant);
  await queueMessage(trx, ctx, {
    channel: "email",
    to: email,
    template: news.mail,
    params,
    ...(attachments && { attachments }),
  });
  const phone = news.sms && (await ctx.readers?.phoneForTexts?.(trx, ctx, order.accountId));
  if (!news.sms || !phone) return;
  await queueMessage<Param | BrandParam>(trx, ctx, {
    channel: "sms",
    to: phone,
    template: news.sms,
    params: params as TemplateParams<Param | BrandParam>,
  });
}
