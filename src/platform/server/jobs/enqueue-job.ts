import { sql } from "kysely";
import type {} from "../database/tables/core-tables.ts";
import { gatherLast, hintAfterCommit } from "../database/transactions/transaction-end.ts";
import { keptStatementOfMany, type StatementBuilder } from "../database/transactions/kept-statement.ts";
import type { RequestContext } from "../context/request-context.ts";
import { traceparent } from "../telemetry/spans.ts";
import type { TenantTransaction } from "../database/transactions/tenant-database.ts";

export interface NewJob {
  readonly kind: string;
  /** JSON; ids rather than contents, because jobs are stored unsealed. */
  readonly payload: unknown;
  /** Earliest product time; now when left out. */
  readonly runAt?: Date;
  /**
   * A second unfinished job of the same kind and key is not made, even while the first one runs: only for jobs that are
   * asked for once, never for "look what is there now".
   */
  readonly dedupeKey?: string;
  /** Tries before it becomes a dead letter; 12 when left out (about two hours). */
  readonly maxAttempts?: number;
}

type JobContext = Pick<RequestContext, "tenantId" | "clock" | "ids">;

/** The column's own default, spelled out so that every insert is the same statement. */
const MAX_ATTEMPTS = 12;

/** A job as it is stored; see `jobRows`. */
export interface JobRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly kind: string;
  readonly payload: string;
  readonly dedupe_key: string | null;
  readonly run_at: Date;
  readonly created_at: Date;
  readonly max_attempts: number;
  readonly trace: string | null;
}

/** The insert of jobs, for whoever makes it a part of a statement of their own. */
export function insertingJobs(db: Pick<StatementBuilder, "insertInto">, jobs: readonly JobRow[]) {
  return db
    .insertInto("job")
    .values(
      jobs.map((job) => ({
        id: job.id,
        tenant_id: job.tenant_id,
        kind: job.kind,
        payload: job.payload,
        dedupe_key: job.dedupe_key,
        run_at: job.run_at,
        created_at: job.created_at,
        max_attempts: job.max_attempts,
        trace: job.trace,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "kind", "dedupe_key"])
        .where(sql<boolean>`dedupe_key is not null and done_at is null and dead_at is null`)
        .doNothing(),
    );
}

const insertJobs = keptStatementOfMany((db, jobs: readonly JobRow[]) => insertingJobs(db, jobs));

/**
 * Stores work in the caller's transaction, at its end and in one statement with its other jobs: it exists if and only if
 * that transaction commits. Makes none where an equal one is already waiting.
 */
export function enqueueJob(trx: TenantTransaction, ctx: JobContext, job: NewJob): Promise<void> {
  return enqueueJobs(trx, ctx, [job]);
}

/** The same for several. */
export async function enqueueJobs(
  trx: TenantTransaction,
  ctx: JobContext,
  jobs: readonly NewJob[],
): Promise<void> {
  await gatherLast(trx, insertJobs, jobRows(ctx, jobs));
  wakeWorkers(trx, ctx, jobs);
}

/** Rows for whoever stores jobs together with what they are about, in a statement of their own. */
export function jobRows(ctx: JobContext, jobs: readonly NewJob[]): JobRow[] {
  const now = ctx.clock.now();
  return jobs.map((job) => ({
    id: ctx.ids.next("job"),
    tenant_id: ctx.tenantId,
    kind: job.kind,
    payload: JSON.stringify(job.payload ?? null),
    dedupe_key: job.dedupeKey ?? null,
    run_at: job.runAt ?? now,
    created_at: now,
    max_attempts: job.maxAttempts ?? MAX_ATTEMPTS,
    trace: traceparent() ?? null,
  }));
}

/** Lets workers look for stored jobs once the transaction has committed. */
export function wakeWorkers(trx: TenantTransaction, ctx: JobContext, jobs: readonly NewJob[]): void {
  // Workers poll as well.
  const now = ctx.clock.now();
  if (jobs.some(({ runAt }) => runAt === undefined || runAt <= now)) hintAfterCommit(trx, "job");
}
