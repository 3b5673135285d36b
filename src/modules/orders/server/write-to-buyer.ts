import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type {
  BrandParam,
  MessageAttachment,
  MessageTemplate,
  TemplateParams,
} from "#modules/messaging/domain/message-template.ts";
import { unlessAwake } from "#modules/messaging/domain/polite-time.ts";
import { forReader } from "#modules/messaging/server/for-reader.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import {
  type PreparedMessage,
  preparedMessage,
  queuePrepared,
} from "#modules/messaging/server/queue-message.ts";
import { browserMessages, wantingBrowsers } from "#modules/push-messages/server/browser-messages.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { inLanguage } from "#platform/shared/texts/language.ts";
import { readAccountPhone } from "#modules/profile/server/account-phone.ts";
import { phoneConsentProblem } from "#platform/shared/fields/phone/phone-consent.ts";
import type { BuyerDraft } from "../domain/buyer-details-schema.ts";
import { mailedCar } from "../domain/drawing/order-drawing.ts";
import type { Order } from "../domain/order.ts";
import { getBuyerDetails } from "./drafts/buyer-details.ts";

type Browsers = Awaited<ReturnType<typeof wantingBrowsers>>;

/** The button of a mail about an order that has no other: what it asks for is done there. */
const OPEN_ORDER = { label: "Open your order", url: "{link}" } as const;

interface BuyerNews<Param extends string> {
  readonly mail: MessageTemplate<Param>;
  /** The same in one sentence, for who agreed to be texted, and for browsers; neither gets anything without it. */
  readonly sms?: MessageTemplate<Param | BrandParam>;
  /** Values of both, for the retailer as it speaks to this reader; `firstName` is added. */
  readonly params: (reader: TenantConfig) => TemplateParams<Exclude<Param, "firstName">>;
  readonly attachments?: (reader: TenantConfig) => readonly MessageAttachment[];
}

interface NewsOfOrder<Param extends string> {
  readonly order: Order;
  readonly news: BuyerNews<Param>;
  /** As the caller has read them. */
  readonly buyer?: BuyerDraft;
  /** Nothing is written where this says no. */
  readonly when?: Promise<boolean>;
}

/**
 * Writes the buyer of an order a mail, with their consent a text message, and to the browsers that they turned updates
 * on at, in the caller's transaction. An order without an address has nobody to write to.
 */
export async function writeToBuyer<Param extends string>(
  trx: TenantTransaction,
  ctx: QueueContext,
  { order, news, ...known }: NewsOfOrder<Param>,
): Promise<void> {
  const asked = known.buyer ? Promise.resolve(known.buyer) : getBuyerDetails(trx, ctx, order.id);
  // What does not wait for an answer travels together.
  const [isWanted = true, buyer, reader, browsers] = await Promise.all([
    known.when,
    asked,
    asked.then(({ email: to }) => (to ? forReader(trx, ctx, to) : ctx)),
    news.sms === undefined ? [] : wantingBrowsers(trx, ctx, order.accountId),
  ]);
  const { email, firstName = "" } = buyer;
  if (!email || !isWanted) return;
  const link = orderLink(ctx, reader.tenant, order.orderNumber);
  const params = { link, ...news.params(reader.tenant), firstName } as TemplateParams<Param>;
  const attachments = news.attachments?.(reader.tenant);
  const messages = [
    preparedMessage(reader, {
      channel: "email",
      to: email,
      template: news.mail.action ? news.mail : { ...news.mail, action: OPEN_ORDER },
      params,
      car: mailedCar(order),
      ...(attachments && { attachments }),
    }),
  ];
  if (news.sms !== undefined) {
    const short = { template: news.sms, params: params as TemplateParams<Param | BrandParam> };
    messages.push(
      ...(await writeInShort<Param | BrandParam>(trx, ctx, { reader, order, buyer, email, browsers, short })),
    );
  }
  await queuePrepared(trx, ctx, messages);
}

/** News in one sentence: for each browser that wants it, and as a text message where there is a number for it. */
async function writeInShort<Param extends string>(
  trx: TenantTransaction,
  ctx: QueueContext,
  {
    reader,
    order,
    buyer,
    email,
    browsers,
    short,
  }: {
    readonly reader: QueueContext;
    readonly order: Order;
    readonly buyer: BuyerDraft;
    readonly email: string;
    readonly browsers: Browsers;
    readonly short: { readonly template: MessageTemplate<Param>; readonly params: TemplateParams<Param> };
  },
): Promise<PreparedMessage[]> {
  const onBrowsers = pushNews(reader, {
    order,
    email,
    browsers,
    short: inShort(reader, { ...short, to: email }),
  });
  const phone = await phoneForTexts(trx, ctx, { order, buyer });
  if (phone === null) return onBrowsers;
  // In the language of the mail, in which its values are worded: a number says nothing of who reads there.
  return [...onBrowsers, inShort(reader, { ...short, to: phone, ...unlessAwake(ctx, buyer.state) })];
}

/** News in one sentence, in the words of a text message. */
function inShort<Param extends string>(
  ctx: QueueContext,
  input: {
    readonly to: string;
    readonly template: MessageTemplate<Param>;
    readonly params: TemplateParams<Param>;
    readonly byDayIn?: string | null;
  },
): PreparedMessage {
  return preparedMessage(ctx, { channel: "sms", ...input });
}

/** The one sentence as browsers show it, which name the store by themselves; it opens the order. */
function pushNews(
  reader: QueueContext,
  {
    order,
    email,
    browsers,
    short,
  }: {
    readonly order: Order;
    readonly email: string;
    readonly browsers: Browsers;
    readonly short: PreparedMessage;
  },
): PreparedMessage[] {
  const { subject, text } = short.content;
  const ownName = `${reader.tenant.brandName}: `;
  return browserMessages(reader, browsers, {
    email,
    template: short.template,
    title: subject,
    body: text.startsWith(ownName) ? text.slice(ownName.length) : text,
    path: orderPath(reader.tenant, order.orderNumber),
    tag: order.orderNumber,
  });
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

/** The web address at which its buyer finds what is left to do of an order, in the language of the reader. */
export function orderLink(
  { siteOrigin }: Pick<QueueContext, "siteOrigin">,
  reader: TenantConfig,
  orderNumber: string,
): string {
  return `${siteOrigin}${orderPath(reader, orderNumber)}`;
}

function orderPath(reader: TenantConfig, orderNumber: string): string {
  return inLanguage(languageOf(reader), `/progress/${orderNumber}`);
}
