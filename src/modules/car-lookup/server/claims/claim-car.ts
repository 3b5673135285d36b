import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { type CarMarks } from "../../domain/claims/car-marks.ts";
import { completeClaim, findRivals, indexesOf, type Keeper, lockMarks, saveClaim } from "./claims-repo.ts";

/** After so long a car that was sold or traded in may have come to somebody else, who may trade it in. */
const CLAIM_DAYS = 180;

interface Rivalry {
  readonly marks: CarMarks;
  /** The order or sale that wants it. */
  readonly by: string;
  /** Whether an order or sale that took it still has it. */
  readonly isLive: (id: string) => Promise<boolean>;
}

/**
 * Whether another order or sale has this physical car, described by whatever trade-in (TRADE-08). Who asks about the same
 * car waits for the end of the transaction, so that an answer of "no" can be acted on.
 */
export async function isClaimedByOther(
  trx: TenantTransaction,
  ctx: Keeper,
  { marks, by, isLive }: Rivalry,
): Promise<boolean> {
  const indexes = indexesOf(ctx, marks);
  await lockMarks(trx, ctx, indexes);
  const since = new Date(ctx.clock.now().getTime() - CLAIM_DAYS * DAY_MS);
  for (const rival of await findRivals(trx, ctx, { marks: indexes, by, since }))
    if (await isLive(rival)) return true;
  return false;
}

interface Claim {
  readonly marks: CarMarks;
  readonly by: string;
  readonly tradeInId: string;
  /** Now, unless it was taken before. */
  readonly at?: Date;
}

/** The car is the order's or sale's, once `isClaimedByOther` said no in this transaction. Repeatable. */
export async function claimCar(trx: TenantTransaction, ctx: Keeper, claim: Claim): Promise<void> {
  const { marks, by, tradeInId, at = ctx.clock.now() } = claim;
  await saveClaim(trx, ctx, { marks: indexesOf(ctx, marks), by, tradeInId, at });
}

/** A VIN or plate that became known after a car was taken; false where that car is somebody else's claim. */
export async function nameClaimedCar(
  trx: TenantTransaction,
  ctx: Keeper,
  rivalry: Rivalry,
): Promise<boolean> {
  if (await isClaimedByOther(trx, ctx, rivalry)) return false;
  await completeClaim(trx, ctx, { marks: indexesOf(ctx, rivalry.marks), by: rivalry.by });
  return true;
}
