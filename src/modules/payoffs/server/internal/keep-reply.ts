import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TradedCar } from "#modules/trade-in/server/traded-car.ts";
import type { PayoffAnswer } from "../../domain/payoff-quote.ts";
import type { PayoffReply } from "../../providers/payoff-service.ts";
import { PAYOFF_CHANGED } from "../payoff-changed.ts";
import type { PayoffContext } from "../payoff-context.ts";
import { type KeptPayoff, savePayoff } from "./payoff-repo.ts";
import { endOfDay } from "./times.ts";

const ANSWERS: Readonly<Record<Exclude<PayoffReply["kind"], "quoted" | "failure">, PayoffAnswer>> = {
  "account-not-found": "NOT_FOUND",
  "name-differs": "NAME_DIFFERS",
  "no-third-parties": "NO_THIRD_PARTIES",
  "lease-refused": "LEASE_REFUSED",
};
const MINUTE = 60_000;
/** Ten minutes, then twice as long each time; about two days in all. */
const TRIES = 9;

interface Replied {
  readonly car: TradedCar;
  readonly kept: KeptPayoff;
  readonly reply: PayoffReply;
  /** How often the lender did not answer before. */
  readonly failedTries: number;
}

/** Keeps what a lender said beside an earlier quote that `kept` holds; the deals that count it hear of it. */
export async function keepReply(
  trx: TenantTransaction,
  ctx: PayoffContext,
  { car, kept, reply, failedTries }: Replied,
): Promise<void> {
  const { tradeInId } = car;
  if (reply.kind === "failure") {
    const tries = failedTries + 1;
    const waitMs = 10 * MINUTE * 2 ** failedTries;
    const askAgainAt = tries > TRIES ? null : new Date(ctx.clock.now().getTime() + waitMs);
    await savePayoff(trx, ctx, { tradeInId, kept, answer: "UNAVAILABLE", askAgainAt, failedTries: tries });
  } else if (reply.kind === "quoted") {
    const { quote } = reply;
    const askAgainAt = endOfDay(ctx, quote.goodThrough);
    await savePayoff(trx, ctx, {
      tradeInId,
      kept: { ...kept, quote },
      answer: "QUOTED",
      askAgainAt,
      failedTries: 0,
    });
  } else {
    const answer = ANSWERS[reply.kind];
    await savePayoff(trx, ctx, { tradeInId, kept, answer, askAgainAt: null, failedTries: 0 });
  }
  await tellDeals(trx, ctx, car);
}

/** Drafts that count the payoff are priced anew after the commit. */
export async function tellDeals(
  trx: TenantTransaction,
  ctx: PayoffContext,
  { tradeInId, accountId }: TradedCar,
): Promise<void> {
  if (accountId === null) return;
  await enqueueJob(trx, ctx, { kind: PAYOFF_CHANGED, payload: { accountId, tradeInId } });
}
