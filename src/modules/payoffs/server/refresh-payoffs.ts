import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";
import { type TradedCar, tradedCarById } from "#modules/trade-in/server/traded-car.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { PayoffReply } from "../providers/payoff-service.ts";
import { keepReply } from "./internal/keep-reply.ts";
import { findPayoff, type FoundPayoff, savePayoff, takeDuePayoffs } from "./internal/payoff-repo.ts";
import { ownPayoff } from "./internal/own-payoff.ts";
import { tellOwner } from "./internal/tell-owner.ts";
import type { PayoffContext } from "./payoff-context.ts";

const BATCH = 20;
/** Whoever takes a row has so long before another replica may. */
const LEASE_MS = 15 * 60_000;
const TOLD_AFTER = 3;

/**
 * Asks lenders again whose quote has ended, or who did not answer, and writes to the owner what changed. A letter that
 * ended is only told of. Repeatable, safe beside other replicas.
 */
export async function refreshPayoffs(ctx: PayoffContext): Promise<void> {
  for (;;) {
    const until = new Date(ctx.clock.now().getTime() + LEASE_MS);
    const due = await ctx.db.transaction((trx) => takeDuePayoffs(trx, ctx, { until, limit: BATCH }));
    for (const found of due) await refreshOne(ctx, found);
    if (due.length < BATCH) return;
  }
}

async function refreshOne(ctx: PayoffContext, found: FoundPayoff): Promise<void> {
  const reply = await askAgain(ctx, found);
  await ctx.db.transaction(async (trx) => {
    const car = await tradedCarById(trx, ctx, found.tradeInId);
    const now = await findPayoff(trx, ctx, found.tradeInId);
    // Its owner was first: what they asked counts.
    if (car === undefined || now?.version !== found.version) return;
    const isWanted = ownPayoff(car, now) !== undefined && (car.offerCents !== null || car.takenBy !== null);
    if (!isWanted || reply === null) {
      await savePayoff(trx, ctx, { ...now, askAgainAt: null, failedTries: 0 });
      if (isWanted) await tellOwner(trx, ctx, { car, before: found, now, news: "ended" });
      return;
    }
    const { kept, failedTries } = now;
    await keepReply(trx, ctx, { car, kept, reply, failedTries });
    await tellOfReply(trx, ctx, { car, before: found, reply });
  });
}

/** A lender that does not answer is tried for a while before anybody is told. */
async function tellOfReply(
  trx: TenantTransaction,
  ctx: PayoffContext,
  {
    car,
    before,
    reply,
  }: { readonly car: TradedCar; readonly before: FoundPayoff; readonly reply: PayoffReply },
): Promise<void> {
  const now = await findPayoff(trx, ctx, before.tradeInId);
  if (now === undefined || (reply.kind === "failure" && now.failedTries !== TOLD_AFTER)) return;
  const news = reply.kind === "quoted" ? "changed" : "ended";
  await tellOwner(trx, ctx, { car, before, now, news });
}

/** Null where nobody can be asked: its owner only sent a letter. */
async function askAgain(
  ctx: PayoffContext,
  { tradeInId, answer, kept }: FoundPayoff,
): Promise<PayoffReply | null> {
  if (kept.asked === null || answer.startsWith("LETTER")) return null;
  const car = await ctx.db.transaction((trx) => tradedCarById(trx, ctx, tradeInId));
  if (car === undefined) return null;
  const { accountNumber, lastName, ssnLast4 } = kept.asked;
  const isLease = car.ownership === "LEASED";
  const { lender } = kept;
  return ctx.payoffService.ask(ctx, {
    lender,
    accountNumber,
    lastName,
    ssnLast4,
    isLease,
    today: retailerToday(ctx),
  });
}
