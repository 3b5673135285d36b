import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { Cents } from "#platform/shared/money.ts";
import { type CivilDate, daysBetween } from "#platform/shared/time/civil-date.ts";
import { askAgainAt } from "./internal/payoff-repo.ts";
import { payoffOfTradeIn } from "./payoff-of-trade-in.ts";

/**
 * What it takes to pay a loan off on a day to come: what counts today with the interest for each day after the quote's last
 * one. The lender is asked again at once, because a moved day is another question. Null for a leased car without a quote.
 */
export async function payoffOnDay(
  trx: TenantTransaction,
  ctx: QueueContext,
  { tradeInId, day }: { readonly tradeInId: string; readonly day: CivilDate },
): Promise<Cents | null> {
  await askAgainAt(trx, ctx, { tradeInId, at: ctx.clock.now() });
  const counted = await payoffOfTradeIn(trx, ctx, tradeInId);
  if (counted === null) return null;
  const today = retailerToday(ctx);
  const { goodThrough } = counted;
  const known = goodThrough !== null && goodThrough > today ? goodThrough : today;
  return counted.amountCents + Math.max(0, daysBetween(known, day)) * counted.perDiemCents;
}
