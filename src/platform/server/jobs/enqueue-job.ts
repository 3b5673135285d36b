import { sql } from "kysely";
import type {} from "../core-tables.ts";
import { hintAfterCommit } from "../database.ts";
import type { RequestContext } from "../request-context.ts";
import type { TenantTransaction } from "../tenant-database.ts";

export interface NewJob {
  readonly kind: string;
  /** JSON; ids rather than contents, because jobs are stored unsealed. */
  readonly payload: unknown;
  /** Earliest product time; now when left out. */
  readonly runAt?: Date;
  /** A second unfinished job of the same kind and key is not made. */
  readonly dedupeKey?: string;
  /** Tries before it becomes a dead letter; 12 when left out (about two hours). */
  readonly maxAttempts?: number;
}

/**
 * Stores work in the caller's transaction: it exists if and only if that transaction commits.
 * Returns the job's id, or undefined when an equal one is already waiting.
 */
export async function enqueueJob(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId" | "clock" | "ids">,
  job: NewJob,
): Promise<string | undefined> {
  const now = ctx.clock.now();
  const id = ctx.ids.next("job");
  const inserted = await trx
    .insertInto("job")
    .values({
      id,
      tenant_id: ctx.tenantId,
      kind: job.kind,
      payload: JSON.stringify(job.payload ?? null),
      dedupe_key: job.dedupeKey ?? null,
      run_at: job.runAt ?? now,
      created_at: now,
      ...(job.maxAttempts === undefined ? {} : { max_attempts: job.maxAttempts }),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "kind", "dedupe_key"])
        .where(sql<boolean>`dedupe_key is not null and done_at is null and dead_at is null`)
        .doNothing(),
    )
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) return undefined;
  // Workers poll as well.
  if (!job.runAt || job.runAt <= now) hintAfterCommit(trx, "job");
  return id;
}
