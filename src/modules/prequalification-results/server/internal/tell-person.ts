import type { MessageTemplate } from "#modules/messaging/domain/message-template.ts";
import { forReader } from "#modules/messaging/server/for-reader.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { inLanguage } from "#platform/shared/texts/language.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import type { KeptPerson } from "../../domain/kept-person.ts";
import * as messages from "#modules/prequalification/messages.ts";
import { addressOf } from "./address-of.ts";
import { inTheirLanguage } from "./in-their-language.ts";
import type { ResultRow } from "./result-repo.ts";

type News = "approved" | "soon" | "today" | "expired";
type Words = MessageTemplate<"firstName" | "lastDay" | "link" | "brand" | "supportPhone">;

/** As a mail and as a text. */
const WORDS: Readonly<Record<News, readonly [mail: Words, text: Words]>> = {
  approved: [messages.PREQUALIFIED, messages.PREQUALIFIED_SMS],
  soon: [messages.EXPIRES_SOON, messages.EXPIRES_SOON_SMS],
  today: [messages.EXPIRES_TODAY, messages.EXPIRES_TODAY_SMS],
  expired: [messages.EXPIRED, messages.EXPIRED_SMS],
};

/**
 * Writes to whom a result is about: what came of it to whatever address there is, what follows only to who agreed to
 * mails, and texts only to who agreed to texts (PQ-08).
 */
export async function tellPerson(
  trx: TenantTransaction,
  caller: QueueContext,
  {
    row,
    person,
    news,
  }: {
    readonly row: Pick<ResultRow, "account_id" | "valid_until" | "expires_at">;
    readonly person: KeptPerson;
    readonly news: News;
  },
): Promise<void> {
  // Whoever chose a language for an account gets that one.
  const ctx = inTheirLanguage(caller, person.language);
  const email = await addressOf(trx, ctx, { row, person });
  const takesMail = news === "approved" || person.emailOptIn || row.account_id !== null;
  const [mail, text] = WORDS[news];
  const paramsFor = async (to: string) => {
    const language = languageOf((await forReader(trx, ctx, to)).tenant);
    const page = inLanguage(language, news === "expired" ? "/pre-qualify" : "/pre-qualify/result");
    const lastDay = dayText(new Date(`${row.valid_until}T00:00:00Z`), language);
    return { firstName: person.firstName, link: `${ctx.siteOrigin}${page}`, lastDay };
  };
  if (email !== null && takesMail) {
    const params = await paramsFor(email);
    await queueMessage(trx, ctx, { channel: "email", to: email, template: mail, params });
  }
  if (!person.textOptIn) return;
  const params = await paramsFor(person.phone);
  await queueMessage(trx, ctx, {
    channel: "sms",
    to: person.phone,
    template: { ...text, ...(news === "today" && untilMidnight(ctx, row)) },
    params,
    // Who has just asked for an answer waits for it.
    ...(news !== "approved" && { byDayIn: person.state }),
  });
}

/** "Today" is over where the retailer is before it is day where somebody reads. */
function untilMidnight(ctx: QueueContext, { expires_at: at }: Pick<ResultRow, "expires_at">) {
  return at === null
    ? {}
    : { usefulForSeconds: Math.floor((at.getTime() - ctx.clock.now().getTime()) / 1000) };
}
