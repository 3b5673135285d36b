import { DAY_MS } from "../../shared/time/durations.ts";
import { sql } from "kysely";
import type {} from "../database/tables/core-tables.ts";
import type { Database } from "../database/open-database.ts";
import { keptSql } from "../database/transactions/kept-statement.ts";
import type { Room } from "./slots.ts";

export interface ClaimedJob {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: string;
  readonly payload: unknown;
  /** Including this one. */
  readonly attempts: number;
  readonly maxAttempts: number;
  /** The `traceparent` of what asked for it; null where no trace was kept. */
  readonly trace: string | null;
}

interface ClaimedRow {
  id: string;
  tenant_id: string;
  kind: string;
  payload: unknown;
  attempts: number;
  max_attempts: number;
  trace: string | null;
}

/** A lease or an end that PostgreSQL's death takes only has the job run again, so nothing waits for the disk. */
const unhurried = sql<boolean>`(select set_config('synchronous_commit', 'off', true)) = 'off'`;

/** What a look has found. */
export interface ClaimedJobs {
  readonly jobs: readonly ClaimedJob[];
  /** Another look may find more at once. */
  readonly mayBeMore: boolean;
  /** Some wait because their retailer had no room for them. */
  readonly isHeldBack: boolean;
}

interface Claim {
  readonly now: Date;
  readonly kinds: readonly string[];
  readonly full: readonly string[];
  readonly free: number;
  readonly others: number;
  readonly tenantIds: readonly string[];
  readonly places: readonly number[];
  readonly leaseSeconds: number;
}
// Materialized: a plan that reads the due rows twice would lock, and claim, more than asked for.
const claim = keptSql(
  (wish: Claim) => sql<ClaimedRow & { seen: number }>`
    with due as materialized (
      select id, tenant_id, run_at from job
      where done_at is null and dead_at is null and run_at <= ${wish.now}
        and kind = any (${wish.kinds})
        and tenant_id <> all (${wish.full}::text[])
        and tenant_id not in (select id from suspended_tenant)
        and (locked_until is null or locked_until < clock_timestamp())
      order by run_at, id limit ${wish.free} for update of job skip locked),
    ranked as (
      select due.id, coalesce(room.places, ${wish.others}::int) as places,
        row_number() over (partition by due.tenant_id order by run_at, due.id) as place
      from due left join unnest(${wish.tenantIds}::text[], ${wish.places}::int[])
          as room (tenant_id, places) on room.tenant_id = due.tenant_id)
    update job set attempts = attempts + 1,
      locked_until = clock_timestamp() + make_interval(secs => ${wish.leaseSeconds})
    from ranked where ${unhurried} and job.id = ranked.id and ranked.place <= ranked.places
    returning job.id, tenant_id, kind, payload, attempts, max_attempts, trace, (select count(*)::int from due) as seen`,
);
const finish = keptSql(
  (done: {
    readonly now: Date;
    readonly ids: readonly string[];
    readonly attempts: readonly number[];
  }) => sql`
    update job set done_at = ${done.now}, locked_until = null, last_error = null
    from unnest(${done.ids}::text[], ${done.attempts}::int[]) as done (id, attempts)
    where ${unhurried} and job.id = any(${done.ids}) and job.id = done.id and job.attempts = done.attempts`,
);

/**
 * Leases due jobs, no more of a retailer than it has room for; others skip the rows meanwhile. Due times follow the
 * product's clock, leases the database's own: moving the product's clock by days must not hand a running job to a second
 * worker.
 */
export async function claimJobs(
  database: Database,
  input: { now: Date; room: Room; leaseSeconds: number; kinds: readonly string[] },
): Promise<ClaimedJobs> {
  const { free, full, rooms, others } = input.room;
  const rows = await claim(database.system.kysely, {
    now: input.now,
    kinds: input.kinds,
    full,
    free,
    others,
    tenantIds: rooms.map(({ tenantId }) => tenantId),
    places: rooms.map(({ places }) => places),
    leaseSeconds: input.leaseSeconds,
  });
  const jobs = rows.map((row) => ({
    id: row.id,
    tenantId: row.tenant_id,
    kind: row.kind,
    payload: row.payload,
    attempts: row.attempts,
    maxAttempts: row.max_attempts,
    trace: row.trace,
  }));
  const seen = rows[0]?.seen ?? 0;
  return { jobs, mayBeMore: seen === free, isHeldBack: seen > jobs.length };
}

/** Starts the leases of running jobs anew; those that another worker has taken over stay with it. */
export async function renewLeases(
  database: Database,
  { jobs, leaseSeconds }: { jobs: readonly ClaimedJob[]; leaseSeconds: number },
): Promise<void> {
  await sql`
    update job set locked_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    from unnest(${jobs.map(({ id }) => id)}::text[], ${jobs.map(({ attempts }) => attempts)}::int[]) as held (id, attempts)
    where ${unhurried} and job.id = any(${jobs.map(({ id }) => id)}) and job.id = held.id
      and job.attempts = held.attempts and job.done_at is null`.execute(database.system.kysely);
}

/** `attempts` guards every end: a worker whose lease ran out must not decide over its successor. */
function heldBy(database: Database, job: ClaimedJob) {
  return database.system.kysely
    .updateTable("job")
    .where("id", "=", job.id)
    .where("attempts", "=", job.attempts);
}

/** Finishes several jobs in one statement. */
export async function completeJobs(
  database: Database,
  { jobs, now }: { jobs: readonly ClaimedJob[]; now: Date },
): Promise<void> {
  const ids = jobs.map(({ id }) => id);
  await finish(database.system.kysely, { now, ids, attempts: jobs.map(({ attempts }) => attempts) });
}

export async function postponeJob(
  database: Database,
  { job, runAt, error }: { job: ClaimedJob; runAt: Date; error: string },
): Promise<void> {
  await heldBy(database, job).set({ run_at: runAt, locked_until: null, last_error: error }).execute();
}

export async function buryJob(
  database: Database,
  { job, now, error }: { job: ClaimedJob; now: Date; error: string },
): Promise<void> {
  await heldBy(database, job).set({ dead_at: now, locked_until: null, last_error: error }).execute();
}

/** Long enough to look into what happened. */
const KEPT_MS = 30 * DAY_MS;

/** Deletes jobs that finished 30 days ago; dead letters stay until someone has looked at them. */
export async function forgetFinishedJobs(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await database.system.kysely.deleteFrom("job").where("done_at", "<", before).execute();
}

/** Jobs of one retailer and kind that are not done. */
interface JobCount {
  readonly tenantId: string;
  readonly kind: string;
  readonly waiting: number;
  /** Of those that wait: due for longer than asked about. */
  readonly overdue: number;
  readonly dead: number;
}

/** What is not done, by retailer and kind. */
export async function countJobs(database: Database, dueBefore: Date): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select tenant_id as "tenantId", kind, count(*) filter (where dead_at is null) as waiting,
      count(*) filter (where dead_at is null and run_at < ${dueBefore}) as overdue,
      count(*) filter (where dead_at is not null) as dead
    from job where done_at is null group by 1, 2 order by 1, 2`.execute(database.system.kysely);
  return rows;
}

/** Jobs that failed for good, newest first. */
export function deadJobs(database: Database, limit: number) {
  return database.system.kysely
    .selectFrom("job")
    .select(["id", "tenant_id as tenantId", "kind", "dead_at as deadAt", "last_error as lastError"])
    .where("dead_at", "is not", null)
    .orderBy("dead_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/**
 * Gives jobs that failed for good another round of tries; one that waits already under the same key does the work of both.
 * @param input.id all of them when left out
 * @returns how many
 */
export async function retryDeadJobs(
  database: Database,
  { id, now }: { readonly id?: string | undefined; readonly now: Date },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update job set dead_at = null, attempts = 0, locked_until = null, run_at = ${now}
    where dead_at is not null and (${id ?? null}::text is null or id = ${id ?? null}) and not exists (
      select 1 from job other where other.tenant_id = job.tenant_id and other.kind = job.kind
        and other.dedupe_key = job.dedupe_key and other.done_at is null and other.dead_at is null)`.execute(
    database.system.kysely,
  );
  return Number(numAffectedRows);
}
