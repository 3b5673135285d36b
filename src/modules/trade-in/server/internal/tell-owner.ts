import { findAccount } from "#modules/accounts/server/accounts-repo.ts";
import type { MessageTemplate } from "#modules/messaging/domain/message-template.ts";
import { forReader } from "#modules/messaging/server/for-reader.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { languageOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import * as messages from "../../messages.ts";
import { openDescribed, openFigures, type TradeInRow } from "./trade-in-repo.ts";

type News = "offer" | "needs-more" | "not-taken" | "ends";
type Words = MessageTemplate<"firstName" | "car" | "amount" | "lastDay" | "link" | "brand" | "supportPhone">;

const WORDS: Readonly<Record<News, Words>> = {
  offer: messages.OFFER_READY,
  "needs-more": messages.NEEDS_MORE as Words,
  "not-taken": messages.NOT_TAKEN as Words,
  ends: messages.OFFER_ENDS,
};

/** Writes to whoever keeps a trade-in, in their language; nobody is told of one that no account keeps (TRADE-10). */
export async function tellOwner(
  trx: TenantTransaction,
  ctx: QueueContext,
  { row, news }: { readonly row: TradeInRow; readonly news: News },
): Promise<void> {
  const account = row.account_id === null ? undefined : await findAccount(trx, ctx, row.account_id);
  if (account === undefined) return;
  const { car } = openDescribed(ctx, row);
  const figure = openFigures(ctx, row)?.now;
  const theirs = await forReader(trx, ctx, account.email);
  const params = {
    firstName: account.firstName,
    car: car === null ? "" : `${car.year} ${car.make} ${car.model}`,
    amount: figure?.kind === "offer" ? formatWholeDollars(figure.amountCents) : "",
    lastDay:
      row.expires_at === null ? "" : dayText(lastDayOf(ctx, row.expires_at), languageOf(theirs.tenant)),
    link: `${ctx.siteOrigin}/trade-in/offer`,
  };
  await queueMessage(trx, ctx, { channel: "email", to: account.email, template: WORDS[news], params });
}

/** Where the retailer is. */
function lastDayOf({ tenant }: QueueContext, at: Date): Date {
  const { date } = localTimeOf(at.getTime(), tenant.support.hours.timeZone);
  return new Date(`${date}T00:00:00Z`);
}
