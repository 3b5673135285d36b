import type { MessageTemplate } from "#modules/messaging/domain/message-template.ts";
import { forReader } from "#modules/messaging/server/for-reader.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import type { KeptPerson } from "../../../domain/result/kept-person.ts";
import * as messages from "../../../messages.ts";
import { addressOf } from "./address-of.ts";
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
    readonly row: Pick<ResultRow, "account_id" | "valid_until">;
    readonly person: KeptPerson;
    readonly news: News;
  },
): Promise<void> {
  const { readers } = caller;
  // Tasks run in English; whoever chose a language for an account gets that one.
  const tenant = readers?.translateTenant(caller.tenant, person.language) ?? caller.tenant;
  const ctx = { ...caller, tenant };
  const email = await addressOf(trx, ctx, { row, person });
  const takesMail = news === "approved" || person.emailOptIn || row.account_id !== null;
  const page = news === "expired" ? "" : "/result";
  const link = `${ctx.siteOrigin}/pre-qualify${page}`;
  const [mail, text] = WORDS[news];
  const { firstName } = person;
  const lastDay = async (to: string) => {
    const theirs = await forReader(trx, ctx, to);
    return dayText(new Date(`${row.valid_until}T00:00:00Z`), languageOf(theirs.tenant));
  };
  if (email !== null && takesMail) {
    const params = { firstName, link, lastDay: await lastDay(email) };
    await queueMessage(trx, ctx, { channel: "email", to: email, template: mail, params });
  }
  if (!person.textOptIn) return;
  const params = { firstName, link, lastDay: await lastDay(email ?? person.phone) };
  await queueMessage(trx, ctx, { channel: "sms", to: person.phone, template: text, params });
}
