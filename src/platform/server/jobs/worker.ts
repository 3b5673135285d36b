import { Batches } from "../database/transactions/batches.ts";
import type { Clock } from "../context/clock.ts";
import type { Database } from "../database/open-database.ts";
import { listen } from "../database/notifications/listen.ts";
import type { Log } from "../context/log.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { JobHandler } from "./job-handler.ts";
import { buryJob, claimJobs, completeJobs, postponeJob } from "./job-store.ts";
import type { ClaimedJob, ClaimedJobs } from "./job-store.ts";
import { keepLeases } from "./keep-leases.ts";
import { beginTrace, parseTraceparent, untilEnd } from "../telemetry/spans.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import { openLine } from "./line.ts";
import { Pause } from "./pause.ts";
import { type Room, Slots } from "./slots.ts";

const MAX_BACKOFF_SECONDS = 3600;
/** Jobs side by side: most wait for somebody else. What they ask of the database stands in line (`openLine`). */
const MOST = 200;
/** Transactions of jobs side by side; the other connections are for requests. */
const MOST_TRANSACTIONS = 6;
const NOTHING: ClaimedJobs = { jobs: [], mayBeMore: false, isHeldBack: false };
const LEASE_SECONDS = 30;
/** So long the end of a job waits for others, to be marked with them: nobody waits for it. */
const ENDS_GATHER_MS = 40;
/** Unless so many wait: each has a place that another job could have. */
const ENOUGH_ENDS = 20;
/** The same where somebody waits until all is done. */
const DRAIN_GATHER_MS = 5;

export interface Worker {
  /** Looks for work now instead of at the next poll. */
  wake(): void;
  /** Works until nothing is due. For tests and for a last look before an exit. */
  drain(): Promise<void>;
  /** Takes no new job and waits for the running ones; an unfinished lease expires by itself. */
  stop(): Promise<void>;
}

interface WorkerInput<Ctx extends RequestContext> {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly handlers: readonly JobHandler<Ctx>[];
  /** Builds the context of one job: actor `system`, the ports its handler needs. */
  readonly makeContext: (tenantId: string) => Ctx | Promise<Ctx>;
  /** Gets a span for each job, in the trace of what asked for it; none when left out. */
  readonly telemetry?: Telemetry | undefined;
  /** Jobs run side by side; 200 when left out. */
  readonly most?: number;
  /** Longest sleep between two looks; 1000 when left out. NOTIFY only shortens it. */
  readonly pollMs?: number;
  /** So long after its process died a job is taken by another worker; 30 when left out. */
  readonly leaseSeconds?: number;
}

/**
 * Runs due jobs until stopped. Any number of workers share the work; a job is delivered at least once.
 * A failing handler is tried again after 1, 2, 4 … seconds up to an hour of product time; after
 * `max_attempts` the job stays as a dead letter with its last error.
 */
export function startWorker<Ctx extends RequestContext>(input: WorkerInput<Ctx>): Worker {
  const { hints } = input.database;
  const loop = makeLoop(input);
  const unfollow = hints.onHint("job", loop.wake);
  const listener = listen(input.database, "job", {
    onMessage: (origin) => (origin === hints.origin ? undefined : loop.wake()),
    onReconnect: loop.wake,
    log: input.log,
  });
  const running = loop.run();
  return {
    wake: loop.wake,
    async drain() {
      const { claim, start } = hands(input, DRAIN_GATHER_MS);
      const look = async () => (await claim(new Slots(input.most ?? MOST).room())).jobs;
      for (let jobs = await look(); jobs.length > 0; jobs = await look()) await Promise.all(jobs.map(start));
      // What the loop has taken is no longer due, but not done either.
      await loop.settled();
    },
    async stop() {
      unfollow();
      loop.end();
      await Promise.all([running, listener.close()]);
    },
  };
}

/** Takes jobs as places become free, so that a slow one holds up no other and a slow retailer no other one. */
function makeLoop<Ctx extends RequestContext>(input: WorkerInput<Ctx>) {
  const { claim, start } = hands(input, ENDS_GATHER_MS);
  const slots = new Slots(input.most ?? MOST);
  const pause = new Pause(input.pollMs ?? 1000);
  const running = new Set<Promise<void>>();
  let looking: Promise<ClaimedJobs> = Promise.resolve(NOTHING);
  // Something due was left, or may have been, because there was no place for it.
  let isCut = false;
  const take = (job: ClaimedJob): void => {
    slots.take(job.tenantId);
    const work: Promise<void> = start(job)
      .catch((error: unknown) => {
        // The database is away: the lease ends by itself.
        input.log.error("a job could not be finished", { jobId: job.id, error: messageOf(error) });
      })
      .finally(() => {
        running.delete(work);
        slots.give(job.tenantId);
        if (isCut) pause.wake();
      });
    running.add(work);
  };
  const run = async (): Promise<void> => {
    while (!pause.isEnded) {
      pause.begin();
      const room = slots.room();
      isCut = room.free === 0 || room.full.length > 0;
      looking = room.free === 0 ? Promise.resolve(NOTHING) : claimSafely(input, () => claim(room));
      const { jobs, mayBeMore, isHeldBack } = await looking;
      isCut ||= isHeldBack;
      for (const job of jobs) take(job);
      if (!mayBeMore) await pause.rest();
    }
    await Promise.all(running);
  };
  const settled = async (): Promise<void> => {
    await looking;
    await Promise.all(running);
  };
  return { wake: () => pause.wake(), run, end: () => pause.end(), settled };
}

async function claimSafely<Ctx extends RequestContext>(
  { log }: WorkerInput<Ctx>,
  claim: () => Promise<ClaimedJobs>,
): Promise<ClaimedJobs> {
  try {
    return await claim();
  } catch (error) {
    // The database is away: say so and look again at the next poll.
    log.error("looking for jobs failed", { error: messageOf(error) });
    return NOTHING;
  }
}

/** Claims jobs, works without a transaction, then finishes: no lock is held while a third party is called. */
function hands<Ctx extends RequestContext>(input: WorkerInput<Ctx>, gatherMs: number) {
  const { database, clock, leaseSeconds = LEASE_SECONDS } = input;
  const leases = keepLeases({ database, log: input.log, leaseSeconds });
  const line = openLine(MOST_TRANSACTIONS);
  const makeContext = async (tenantId: string): Promise<Ctx> => {
    const ctx = await input.makeContext(tenantId);
    return { ...ctx, db: line.of(ctx.db) };
  };
  // Jobs that end while others are being marked are marked in one statement.
  const complete = (jobs: readonly ClaimedJob[]) => completeJobs(database, { jobs, now: clock.now() });
  const done = new Batches<ClaimedJob, void>({
    mostItems: 500,
    mostRunning: 1,
    gatherMs,
    enough: ENOUGH_ENDS,
    run: async (_key, ended) => {
      await complete(ended);
      return [];
    },
    alone: (_key, job) => complete([job]),
  });
  return {
    claim: (room: Room) =>
      claimJobs(database, {
        now: clock.now(),
        room,
        leaseSeconds,
        kinds: input.handlers.map(({ kind }) => kind),
      }),
    start: (job: ClaimedJob) => leases.during(job, () => runJob({ ...input, makeContext }, job, done)),
  };
}

async function runJob<Ctx extends RequestContext>(
  input: WorkerInput<Ctx>,
  job: ClaimedJob,
  done: Batches<ClaimedJob, void>,
): Promise<void> {
  const { database, clock } = input;
  try {
    const handler = input.handlers.find(({ kind }) => kind === job.kind);
    if (!handler) throw new Error(`no handler for ${job.kind}`);
    // Its last try never reported back: most likely it takes its process down.
    if (job.attempts > job.maxAttempts) throw new Error("the last try ended without a report");
    const span = {
      name: `job ${job.kind}`,
      kind: "consumer",
      attributes: { "forecourt.tenant": job.tenantId },
      parent: parseTraceparent(job.trace ?? undefined),
    } as const;
    await beginTrace(input.telemetry, span, (end) =>
      untilEnd(end, async () => handler.handle(await input.makeContext(job.tenantId), job.payload)),
    );
    await done.add("", job);
  } catch (error) {
    const log = input.log.child({ jobId: job.id, kind: job.kind, tenantId: job.tenantId });
    const message = messageOf(error);
    const now = clock.now();
    if (job.attempts >= job.maxAttempts) {
      log.error("job failed for good", { attempt: job.attempts, error: message, ...stackOf(error) });
      await buryJob(database, { job, now, error: message });
      return;
    }
    log.warn("job failed, will be tried again", { attempt: job.attempts, error: message });
    const runAt = new Date(now.getTime() + backoffSeconds(job.attempts) * 1000);
    await postponeJob(database, { job, runAt, error: message });
  }
}

/** 1, 2, 4 … seconds after the first, second, third failure. */
export function backoffSeconds(attempts: number): number {
  return Math.min(2 ** (attempts - 1), MAX_BACKOFF_SECONDS);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "unknown error";
}

function stackOf(error: unknown): { stack?: string } {
  return error instanceof Error && error.stack ? { stack: error.stack } : {};
}
