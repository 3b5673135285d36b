import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { tradedCarById } from "#modules/trade-in/server/traded-car.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CountedPayoff } from "../domain/counted-payoff.ts";
import { findPayoff } from "./internal/payoff-repo.ts";
import { countedFor, ownPayoff } from "./internal/own-payoff.ts";

/** What counts as owed on a trade-in today, and to whom; null for a leased car that nobody quoted. */
export async function payoffOfTradeIn(
  trx: TenantTransaction,
  ctx: QueueContext,
  tradeInId: string,
): Promise<(CountedPayoff & { readonly lender: string | null }) | null> {
  const car = await tradedCarById(trx, ctx, tradeInId);
  if (car === undefined) return null;
  const own = ownPayoff(car, await findPayoff(trx, ctx, tradeInId));
  const counted = countedFor(ctx, car, own);
  return counted && { ...counted, lender: own?.kept.lender ?? null };
}
