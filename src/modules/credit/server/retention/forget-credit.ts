import { sql } from "kysely";
import {
  deleteOldScreenings,
  outdatedScreenings,
} from "#modules/buyer-screening/server/forget-screenings.ts";
import { forgetRequests } from "#modules/lenders/server/forget-requests.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { daysAfter } from "#platform/shared/time/days-after.ts";
import { keptFrom } from "#modules/credit-bureaus/server/keep-until.ts";
import {
  deleteApplications,
  emptyIdlePages,
  lockIdleDrafts,
  lockOutdated,
} from "./internal/retention-repo.ts";

/** PRIV-04: what no decision used. */
const IDLE_DAYS = 30;
const BATCH = 100;
const idleSince = (now: Date): Date => daysAfter(now, -IDLE_DAYS);

/** What `forgetCredit` looks through. */
export const outdatedCredit: readonly DueRows[] = [
  {
    table: "credit_application",
    where: (now) => sql`(version = 0 and updated_at < ${idleSince(now)}) or keep_until <= ${now}
      or (state = 'SUBMITTED' and submitted_at < ${keptFrom(now)})`,
  },
  {
    table: "credit_applicant",
    where: (
      now,
    ) => sql`updated_at < ${idleSince(now)} and coalesce(personal_sealed, spouse_sealed, employment_sealed,
      housing_sealed, ssn_sealed, ssn_last4_sealed) is not null`,
  },
  outdatedScreenings,
];

/**
 * Deletes applications that were not sent and that nobody has touched for 30 days, what people typed into those that
 * were, and 25 months after the last word everything about an application, whatever became of its order. Repeatable,
 * safe beside other replicas.
 * @returns how many applications were deleted
 */
export async function forgetCredit(ctx: RequestContext): Promise<number> {
  const now = ctx.clock.now();
  const idle = idleSince(now);
  const drafts = await inBatches(ctx, (trx) => lockIdleDrafts(trx, ctx, { before: idle, limit: BATCH }));
  const outdated = await inBatches(ctx, (trx) =>
    lockOutdated(trx, ctx, { before: keptFrom(now), now, limit: BATCH }),
  );
  const emptied = await ctx.db.transaction((trx) => emptyIdlePages(trx, ctx, { before: idle }));
  const screenings = await ctx.db.transaction((trx) => deleteOldScreenings(trx, ctx, { now }));
  const count = drafts + outdated + emptied + screenings;
  if (count > 0) ctx.log.info("credit data deleted after its time", { count });
  return drafts + outdated;
}

async function inBatches(
  ctx: RequestContext,
  lock: (trx: TenantTransaction) => Promise<readonly string[]>,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const ids = await ctx.db.transaction(async (trx) => {
      const applicationIds = await lock(trx);
      await forgetRequests(trx, ctx, { applicationIds });
      await deleteApplications(trx, ctx, { applicationIds });
      return applicationIds;
    });
    deleted += ids.length;
    if (ids.length < BATCH) return deleted;
  }
}
