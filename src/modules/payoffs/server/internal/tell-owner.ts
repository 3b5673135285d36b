import { findAccount } from "#modules/accounts/server/accounts-repo.ts";
import { forReader } from "#modules/messaging/server/for-reader.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { languageOf, textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TradedCar } from "#modules/trade-in/server/traded-car.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { english } from "#platform/shared/texts/text.ts";
import { LETTER_REFUSED, PAYOFF_CHANGED, PAYOFF_ENDED } from "../../messages.ts";
import type { PayoffContext } from "../payoff-context.ts";
import { countedFor } from "./own-payoff.ts";
import type { FoundPayoff } from "./payoff-repo.ts";

const MORE = english("{amount} more");
const LESS = english("{amount} less");

const WORDS = { changed: PAYOFF_CHANGED, ended: PAYOFF_ENDED, refused: LETTER_REFUSED } as const;

interface News {
  readonly car: TradedCar;
  readonly before: FoundPayoff;
  readonly now: FoundPayoff;
  readonly news: keyof typeof WORDS;
}

/** Writes to whoever keeps the trade-in what changed and by how much; nothing where nothing did (TRADE-10). */
export async function tellOwner(
  trx: TenantTransaction,
  ctx: PayoffContext,
  { car, before, now, news }: News,
): Promise<void> {
  const account = car.accountId === null ? undefined : await findAccount(trx, ctx, car.accountId);
  const { lender, quote } = now.kept;
  if (account === undefined || quote === null) return;
  const earlier = before.kept.quote?.amountCents ?? countedFor(ctx, car, before)?.amountCents ?? 0;
  const differs = quote.amountCents - earlier;
  if (news === "changed" && differs === 0) return;
  const theirs = await forReader(trx, ctx, account.email);
  const amount = formatDollarsAndCents(Math.abs(differs));
  const params = {
    firstName: account.firstName,
    car: car.car,
    lender,
    amount: formatDollarsAndCents(quote.amountCents),
    difference: textOf(theirs.tenant)(differs < 0 ? LESS : MORE, { amount }),
    goodThrough: dayText(new Date(`${quote.goodThrough}T00:00:00Z`), languageOf(theirs.tenant)),
    perDiem: formatDollarsAndCents(quote.perDiemCents),
    link: `${ctx.siteOrigin}/trade-in/offer`,
  };
  await queueMessage(trx, ctx, { channel: "email", to: account.email, template: WORDS[news], params });
}
