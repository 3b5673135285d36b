import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { tradedCarById } from "#modules/trade-in/server/traded-car.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { ownPayoff } from "./internal/own-payoff.ts";
import { findPayoff } from "./internal/payoff-repo.ts";

/** Whom a payoff goes to, as the papers of a sale name it. Personal data. */
interface LenderForPapers {
  readonly name: string;
  /** The last four characters; null where no account was named. */
  readonly accountEnding: string | null;
  /** Where the payment goes; null where the lender did not say it. */
  readonly payTo: string | null;
}

/** The lender of a traded-in car; null where its owner named none. */
export async function lenderForPapers(
  trx: TenantTransaction,
  ctx: QueueContext,
  tradeInId: string,
): Promise<LenderForPapers | null> {
  const car = await tradedCarById(trx, ctx, tradeInId);
  const own = car && ownPayoff(car, await findPayoff(trx, ctx, tradeInId));
  if (!own) return null;
  const { lender: name, asked, quote } = own.kept;
  return { name, accountEnding: asked?.accountNumber.slice(-4) ?? null, payTo: quote?.payTo ?? null };
}
