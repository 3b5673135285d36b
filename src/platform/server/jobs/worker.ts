import { setTimeout as sleep } from "node:timers/promises";
import { Batches } from "../database/transactions/batches.ts";
import type { Clock } from "../context/clock.ts";
import type { Database } from "../database/open-database.ts";
import { listen } from "../database/notifications/listen.ts";
import type { Log } from "../context/log.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { JobHandler } from "./job-handler.ts";
import { buryJob, claimJobs, completeJobs, postponeJob } from "./job-store.ts";
import type { ClaimedJob } from "./job-store.ts";

const MAX_BACKOFF_SECONDS = 3600;

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
  /** Jobs claimed and run side by side; 10 when left out. */
  readonly batch?: number;
  /** Longest sleep between two looks; 1000 when left out. NOTIFY only shortens it. */
  readonly pollMs?: number;
  /** A job not finished in this time is taken by another worker; 120 when left out. */
  readonly leaseSeconds?: number;
}

/**
 * Runs due jobs until stopped. Any number of workers share the work; a job is delivered at least once.
 * A failing handler is tried again after 1, 2, 4 … seconds up to an hour of product time; after
 * `max_attempts` the job stays as a dead letter with its last error.
 */
export function startWorker<Ctx extends RequestContext>(input: WorkerInput<Ctx>): Worker {
  const loop = makeLoop(input);
  const listener = listen(input.database, "job", {
    onMessage: loop.wake,
    onReconnect: loop.wake,
    log: input.log,
  });
  const running = loop.run();
  return {
    wake: loop.wake,
    async drain() {
      await drain(input);
      // What the loop has taken is no longer due, but not done either.
      await loop.settled();
    },
    async stop() {
      loop.end();
      await Promise.all([running, listener.close()]);
    },
  };
}

/** Sleeps that `wake` and `end` cut short; a wake during work is remembered. */
function makeLoop<Ctx extends RequestContext>(input: WorkerInput<Ctx>) {
  let ended = false;
  let hinted = false;
  let alarm = new AbortController();
  let looking: Promise<number> = Promise.resolve(0);
  const wake = (): void => {
    hinted = true;
    alarm.abort();
  };
  const rest = async (): Promise<void> => {
    alarm = new AbortController();
    if (hinted || ended) return;
    await sleep(input.pollMs ?? 1000, undefined, { signal: alarm.signal }).catch((error: unknown) => {
      if (!alarm.signal.aborted) throw error;
    });
  };
  const run = async (): Promise<void> => {
    while (!ended) {
      hinted = false;
      looking = lookSafely(input);
      if ((await looking) === 0) await rest();
    }
  };
  const end = (): void => {
    ended = true;
    alarm.abort();
  };
  const settled = async (): Promise<void> => void (await looking);
  return { wake, run, end, settled };
}

async function lookSafely<Ctx extends RequestContext>(input: WorkerInput<Ctx>): Promise<number> {
  try {
    return await runBatch(input);
  } catch (error) {
    // The database is away: say so and look again at the next poll.
    input.log.error("looking for jobs failed", { error: messageOf(error) });
    return 0;
  }
}

async function drain<Ctx extends RequestContext>(input: WorkerInput<Ctx>): Promise<void> {
  while ((await runBatch(input)) > 0);
}

/** Claims, works without a transaction, then finishes: no lock is held while a third party is called. */
async function runBatch<Ctx extends RequestContext>(input: WorkerInput<Ctx>): Promise<number> {
  const jobs = await claimJobs(input.database, {
    now: input.clock.now(),
    limit: input.batch ?? 10,
    leaseSeconds: input.leaseSeconds ?? 120,
    kinds: input.handlers.map(({ kind }) => kind),
  });
  // Jobs that end at the same moment are marked in one statement.
  const complete = (ended: readonly ClaimedJob[]) =>
    completeJobs(input.database, { jobs: ended, now: input.clock.now() });
  const done = new Batches<ClaimedJob, void>({
    mostItems: jobs.length,
    mostRunning: jobs.length,
    run: async (_key, ended) => {
      await complete(ended);
      return [];
    },
    alone: (_key, job) => complete([job]),
  });
  await Promise.all(jobs.map((job) => runJob(input, job, done)));
  return jobs.length;
}

async function runJob<Ctx extends RequestContext>(
  input: WorkerInput<Ctx>,
  job: ClaimedJob,
  done: Batches<ClaimedJob, void>,
): Promise<void> {
  const { database, clock } = input;
  const log = input.log.child({ jobId: job.id, kind: job.kind, tenantId: job.tenantId });
  try {
    const handler = input.handlers.find(({ kind }) => kind === job.kind);
    if (!handler) throw new Error(`no handler for ${job.kind}`);
    // Its last try never reported back: most likely it takes its process down.
    if (job.attempts > job.maxAttempts) throw new Error("the last try ended without a report");
    await handler.handle(await input.makeContext(job.tenantId), job.payload);
    await done.add("", job);
  } catch (error) {
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
