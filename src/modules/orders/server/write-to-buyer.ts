import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type {
  BrandParam,
  MessageAttachment,
  MessageTemplate,
  TemplateParams,
} from "#modules/messaging/domain/message-template.ts";
import { forReader } from "#modules/messaging/server/for-reader.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { preparedMessage, queuePrepared } from "#modules/messaging/server/queue-message.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { readAccountPhone } from "#modules/profile/server/account-phone.ts";
import { phoneConsentProblem } from "#platform/shared/fields/phone/phone-consent.ts";
import type { BuyerDraft } from "../domain/buyer-details-schema.ts";
import type { Order } from "../domain/order.ts";
import { getBuyerDetails } from "./drafts/buyer-details.ts";

interface BuyerNews<Param extends string> {
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
  {
    order,
    news,
    ...known
  }: {
    readonly order: Order;
    readonly news: BuyerNews<Param>;
    /** As the caller has read them. */
    readonly buyer?: BuyerDraft;
  },
): Promise<void> {
  const buyer = known.buyer ?? (await getBuyerDetails(trx, ctx, order.id));
  const { email, firstName = "" } = buyer;
  if (!email) return;
  const reader = await forReader(trx, ctx, email);
  const params = { ...news.params(reader.tenant), firstName } as TemplateParams<Param>;
  const attachments = news.attachments?.(reader.tenant);
  const messages = [
    preparedMessage(reader, {
      channel: "email",
      to: email,
      template: news.mail,
      params,
      ...(attachments && { attachments }),
    }),
  ];
  const phone = news.sms === undefined ? null : await phoneForTexts(trx, ctx, { order, buyer });
  if (news.sms !== undefined && phone !== null)
    messages.push(
      preparedMessage<Param | BrandParam>(await forReader(trx, ctx, phone), {
        channel: "sms",
        to: phone,
        template: news.sms,
        params: params as TemplateParams<Param | BrandParam>,
      }),
    );
  await queuePrepared(trx, ctx, messages);
}

/** The number of the order, where its owner agreed to be texted at it: in checkout, or for their account (VAL-09). */
async function phoneForTexts(
  trx: TenantTransaction,
  ctx: QueueContext,
  { order, buyer }: { readonly order: Order; readonly buyer: BuyerDraft },
): Promise<string | null> {
  const { phone = "", phoneConsent: consent = false } = buyer;
  if (phone === "") return null;
  const agreedPhone = consent ? undefined : await readAccountPhone(trx, ctx, order.accountId);
  return phoneConsentProblem({ phone, consent, agreedPhone }) === undefined ? phone : null;
}
