import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { writeToBuyer } from "#modules/orders/server/write-to-buyer.ts";
import { languageOf, textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { inLanguage, LOCALES } from "#platform/shared/texts/language.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import * as messages from "../application-messages.ts";
import type { DecisionNews } from "../domain/decision-news.ts";
import { insertNewsOfSubmission } from "./internal/notices-repo.ts";

/** What each news says; a text message only where somebody has to know at once. */
const WORDS = {
  received: { mail: messages.RECEIVED, sms: messages.RECEIVED_SMS },
  "received-again": { mail: messages.RECEIVED_AGAIN, sms: messages.RECEIVED_AGAIN_SMS },
  offers: { mail: messages.OFFERS, sms: messages.OFFERS_SMS },
  "counter-offers": { mail: messages.COUNTER_OFFERS, sms: messages.COUNTER_OFFERS_SMS },
  "car-gone": { mail: messages.CAR_GONE, sms: messages.CAR_GONE_SMS },
  "not-sent": { mail: messages.NOT_SENT, sms: messages.DECLINED_SMS },
  declined: { mail: messages.DECLINED, sms: messages.DECLINED_SMS },
  "offers-taken-back": { mail: messages.OFFERS_TAKEN_BACK, sms: messages.DECLINED_SMS },
  "one-taken-back": { mail: messages.ONE_TAKEN_BACK },
  "timed-out": { mail: messages.TIMED_OUT },
  frozen: { mail: messages.FROZEN, sms: messages.FROZEN_SMS },
  "in-review": { mail: messages.IN_REVIEW },
  "ending-soon": { mail: messages.ENDING_SOON, sms: messages.ENDING_SOON_SMS },
  "ran-out": { mail: messages.RAN_OUT },
  ended: { mail: messages.ENDED },
} as const;

interface Told {
  readonly order: Order;
  /** As the caller has read them. */
  readonly buyer?: BuyerDraft;
  readonly news: DecisionNews;
  /** When the last offer ends, for news about offers; ISO instant. */
  readonly until?: string | undefined;
}

/**
 * Writes the buyer what became of their application, in the transaction of the change (CRED-09). Each news once for one
 * submission; the next submission begins with `received` and is told anew.
 */
export async function notifyDecision(trx: TenantTransaction, ctx: QueueContext, told: Told): Promise<void> {
  const { order, buyer, news, until } = told;
  const opening = messages.RECEIVED.key;
  const key = news === "received-again" ? opening : WORDS[news].mail.key;
  const noted = { orderId: order.id, key, opening };
  // Nearly all news is new, so what writing it takes is read together with noting it.
  const when = insertNewsOfSubmission(trx, ctx, noted);
  const { orderNumber, snapshot } = order;
  await writeToBuyer(trx, ctx, {
    order,
    ...(buyer && { buyer }),
    when,
    news: {
      ...WORDS[news],
      params: (reader) => ({
        orderNumber,
        vehicle: snapshot.vehicle.title,
        until: untilText(textOf(reader), until, snapshot.rooftop.timeZone),
        link: `${ctx.siteOrigin}${inLanguage(languageOf(reader), `/checkout/${orderNumber}/decision`)}`,
      }),
    },
  });
}

function untilText(t: Text, until: string | undefined, timeZone: string): string {
  if (until === undefined) return "";
  const instant = formatOf(LOCALES[t.language], timeZone).format(new Date(until));
  return t("Good until {instant}.", { instant });
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than a hundred uses. */
function formatOf(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: "long",
      month: "long",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
    });
  formats.set(key, format);
  return format;
}
