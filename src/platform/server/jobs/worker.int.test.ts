import { afterEach, expect, test } from "vitest";
import { beginTrace, untilEnd } from "../telemetry/spans.ts";
import type { FinishedSpan } from "../telemetry/telemetry.ts";
import { makeTestContext } from "#tests/support/test-context.ts";
import type { TestWorld } from "#tests/support/test-context.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import type { RequestContext } from "../context/request-context.ts";
import { enqueueJob } from "./enqueue-job.ts";
import type { JobHandler } from "./job-handler.ts";
import { claimJobs, completeJobs, forgetFinishedJobs } from "./job-store.ts";
import { startWorker } from "./worker.ts";
import type { Worker } from "./worker.ts";

let world: TestWorld;
const workers: Worker[] = [];

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await world.close();
});

function work(
  handlers: readonly JobHandler[],
  pollMs = 20,
  over: Pick<Parameters<typeof startWorker>[0], "leaseSeconds" | "most" | "telemetry"> = {},
): Worker {
  const { ctx, database, clock } = world;
  const makeContext = (tenantId: string): RequestContext => ({
    ...ctx,
    tenantId,
    db: database.forTenant(tenantId),
    actor: { kind: "system", name: "worker" },
  });
  const worker = startWorker({ database, clock, log: silentLog, handlers, makeContext, pollMs, ...over });
  workers.push(worker);
  return worker;
}

const enqueue = (job: Parameters<typeof enqueueJob>[2]) =>
  world.ctx.db.transaction((trx) => enqueueJob(trx, world.ctx, job));

/** Room for that many of anybody's. */
const roomFor = (free: number) => ({ free, full: [], rooms: [], others: free });
const claim = async (...input: Parameters<typeof claimJobs>) => (await claimJobs(...input)).jobs;

const jobs = () => world.database.system.kysely.selectFrom("job").selectAll().orderBy("id").execute();

test("a job that takes longer than its lease stays with its worker while that lives", async () => {
  world = await makeTestContext();
  let runs = 0;
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const handler: JobHandler = {
    kind: "slow",
    async handle() {
      runs += 1;
      await end;
    },
  };
  await enqueue({ kind: "slow", payload: null });
  const short = { leaseSeconds: 0.3 };
  work([handler], 20, short);
  work([handler], 20, short);
  await expect.poll(() => runs).toBe(1);
  const [first] = await jobs();
  const claimedUntil = first?.locked_until?.getTime() ?? 0;
  // By then it would have been taken over twice.
  await expect
    .poll(async () => (await jobs())[0]?.locked_until?.getTime())
    .toBeGreaterThan(claimedUntil + 600);
  finish();
  await expect.poll(async () => (await jobs())[0]?.done_at).not.toBeNull();
  expect(runs).toBe(1);
});

test("a job continues the trace of the request that asked for it, and begins one when nothing was traced", async () => {
  world = await makeTestContext();
  const spans: FinishedSpan[] = [];
  const telemetry = {
    isKept: () => true,
    record: (span: FinishedSpan) => void spans.push(span),
    close: () => Promise.resolve(),
  };
  const handled: string[] = [];
  const handler: JobHandler = {
    kind: "mail",
    handle: async (_ctx, payload) => void handled.push(String(payload)),
  };
  const request = { name: "POST /orders", kind: "server" } as const;
  await beginTrace(telemetry, request, (end) =>
    untilEnd(end, () => enqueue({ kind: "mail", payload: "asked" })),
  );
  await work([handler], 20, { telemetry }).drain();
  await enqueue({ kind: "mail", payload: "clock" });
  await workers[0]?.drain();
  await expect.poll(() => handled).toEqual(["asked", "clock"]);
  const [asked, byClock] = spans.filter(({ name }) => name === "job mail");
  const asking = spans.find(({ name }) => name === "POST /orders");
  expect(asked?.traceId).toBe(asking?.traceId);
  expect(asked?.parentSpanId).toBe(asking?.spanId);
  expect(byClock?.parentSpanId).toBeUndefined();
  expect(byClock?.traceId).not.toBe(asking?.traceId);
});

test("four workers run two hundred jobs exactly once each", async () => {
  world = await makeTestContext();
  const seen: number[] = [];
  const handler: JobHandler = {
    kind: "count",
    async handle(_ctx, payload) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      seen.push((payload as { n: number }).n);
    },
  };
  await world.ctx.db.transaction(async (trx) => {
    for (let n = 0; n < 200; n += 1) await enqueueJob(trx, world.ctx, { kind: "count", payload: { n } });
  });
  for (let n = 0; n < 4; n += 1) work([handler]);
  await expect.poll(() => seen.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(200);
  await Promise.all(workers.map((worker) => worker.drain()));
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, n) => n));
});

test("a handler runs as the system, for the tenant that asked", async () => {
  world = await makeTestContext();
  const contexts: RequestContext[] = [];
  const handler: JobHandler = { kind: "look", handle: async (ctx) => void contexts.push(ctx) };
  await enqueue({ kind: "look", payload: null });
  await work([handler]).drain();
  expect(contexts[0]?.tenantId).toBe(world.ctx.tenantId);
  expect(contexts[0]?.actor).toEqual({ kind: "system", name: "worker" });
});

test("a failing job waits longer after each try, then stays as a dead letter", async () => {
  world = await makeTestContext();
  const tries: number[] = [];
  const handler: JobHandler = {
    kind: "fail",
    async handle() {
      tries.push(world.clock.now().getTime());
      throw new Error("not today");
    },
  };
  await enqueue({ kind: "fail", payload: null, maxAttempts: 3 });
  const worker = work([handler], 60_000);
  await worker.drain();
  expect(tries.length).toBe(1);
  world.clock.advance({ seconds: 1 });
  await worker.drain();
  world.clock.advance({ milliseconds: 1999 });
  await worker.drain();
  expect(tries.length).toBe(2);
  world.clock.advance({ milliseconds: 1 });
  await worker.drain();
  expect(tries.length).toBe(3);
  world.clock.advance({ days: 1 });
  await worker.drain();
  expect(tries.length).toBe(3);
  expect(await jobs()).toMatchObject([{ attempts: 3, last_error: "not today", done_at: null }]);
  expect((await jobs())[0]?.dead_at).not.toBeNull();
});

test("work starts within moments of the commit although the next poll is far away", async () => {
  world = await makeTestContext();
  let runs = 0;
  work([{ kind: "soon", handle: async () => void (runs += 1) }], 60_000);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await enqueue({ kind: "soon", payload: null });
  await expect.poll(() => runs, { timeout: 10_000 }).toBe(1);
});

test("a slow job holds up no other, and what others ask for meanwhile is begun", async () => {
  world = await makeTestContext();
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  const ended: string[] = [];
  const slow: JobHandler = {
    kind: "slow",
    async handle() {
      await told;
      ended.push("slow");
    },
  };
  const quick: JobHandler = { kind: "quick", handle: async () => void ended.push("quick") };
  work([slow, quick], 60_000);
  await enqueue({ kind: "slow", payload: null });
  await expect.poll(async () => (await jobs())[0]?.attempts, { timeout: 10_000 }).toBe(1);
  await enqueue({ kind: "quick", payload: null });
  await expect.poll(() => ended, { timeout: 10_000 }).toEqual(["quick"]);
  tell();
  await expect.poll(() => ended, { timeout: 10_000 }).toEqual(["quick", "slow"]);
});

test("no more jobs run side by side than there are hands", async () => {
  world = await makeTestContext();
  let running = 0;
  let highest = 0;
  let done = 0;
  const handler: JobHandler = {
    kind: "busy",
    async handle() {
      highest = Math.max(highest, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      done += 1;
    },
  };
  work([handler], 60_000, { most: 3 });
  for (let n = 0; n < 12; n += 1) await enqueue({ kind: "busy", payload: null });
  await expect.poll(() => done, { timeout: 10_000 }).toBe(12);
  expect(highest).toBeLessThanOrEqual(3);
});

/** Unfinished work of retailers that exist for jobs only. */
async function enqueueFor(tenantId: string, kind: string, count: number): Promise<void> {
  await world.database.owner.query(
    `insert into job (id, tenant_id, kind, payload, run_at, created_at)
     select 'job_' || $1 || '_' || n, $1, $2, '{}', $3::timestamptz + n * interval '1 microsecond', $3
     from generate_series(1, $4::int) n`,
    [tenantId, kind, new Date(world.clock.now().getTime() - 60_000), count],
  );
}

test("a retailer whose jobs take long and came first leaves places to the others", async () => {
  world = await makeTestContext();
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  const running = new Map<string, number>();
  const ended: string[] = [];
  const handler: JobHandler = {
    kind: "call",
    async handle({ tenantId }) {
      running.set(tenantId, (running.get(tenantId) ?? 0) + 1);
      if (tenantId === "slow") await told;
      ended.push(tenantId);
    },
  };
  await enqueueFor("slow", "call", 40);
  work([handler], 60_000, { most: 8 });
  await expect.poll(() => running.get("slow"), { timeout: 10_000 }).toBe(4);
  await enqueueFor("quick", "call", 30);
  workers[0]?.wake();
  await expect.poll(() => ended.length, { timeout: 10_000 }).toBe(30);
  expect([new Set(ended), running.get("slow")]).toEqual([new Set(["quick"]), 4]);
  tell();
  await expect.poll(() => ended.length, { timeout: 10_000 }).toBe(70);
});

test("a look takes of each retailer what it has room for, oldest first, and says when there may be more", async () => {
  world = await makeTestContext();
  for (const [tenantId, count] of [
    ["a", 5],
    ["b", 5],
    ["c", 1],
  ] as const)
    await enqueueFor(tenantId, "any", count);
  const look = { now: world.clock.now(), leaseSeconds: 60, kinds: ["any"] };
  const room = { free: 20, full: ["b"], rooms: [{ tenantId: "a", places: 2 }], others: 3 };
  const first = await claimJobs(world.database, { ...look, room });
  expect(first.jobs.map(({ id }) => id).toSorted()).toEqual(["job_a_1", "job_a_2", "job_c_1"]);
  expect(first).toMatchObject({ mayBeMore: false, isHeldBack: true });
  const second = await claimJobs(world.database, { ...look, room: roomFor(3) });
  expect(second).toMatchObject({ jobs: { length: 3 }, mayBeMore: true, isHeldBack: false });
  const third = await claimJobs(world.database, { ...look, room: roomFor(30) });
  expect(third).toMatchObject({ jobs: { length: 5 }, mayBeMore: false });
});

test("jobs that take long hold up nobody else's of the same retailer while there are places", async () => {
  world = await makeTestContext();
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  let quick = 0;
  const slow: JobHandler = { kind: "slow", handle: () => told };
  const other: JobHandler = { kind: "quick", handle: async () => void (quick += 1) };
  await enqueueFor("one", "slow", 20);
  await enqueueFor("one-more", "quick", 500);
  work([slow, other], 60_000);
  await expect
    .poll(() => quick, { timeout: 10_000 })
    .toBe(500)
    .finally(tell);
});

test("a job of a rolled back transaction does not exist", async () => {
  world = await makeTestContext();
  const failing = world.ctx.db.transaction(async (trx) => {
    await enqueueJob(trx, world.ctx, { kind: "never", payload: null });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await jobs()).toEqual([]);
});

test("an equal waiting job is not made twice, and may be made again once it is over", async () => {
  world = await makeTestContext();
  const job = { kind: "once", payload: null, dedupeKey: "k" };
  await enqueue(job);
  await enqueue(job);
  expect(await jobs()).toHaveLength(1);
  await work([{ kind: "once", handle: async () => undefined }]).drain();
  await enqueue(job);
  expect(await jobs()).toHaveLength(2);
});

test("a job of the future waits for the product's clock", async () => {
  world = await makeTestContext();
  let runs = 0;
  await enqueue({ kind: "later", payload: null, runAt: new Date(world.clock.now().getTime() + 3_600_000) });
  const worker = work([{ kind: "later", handle: async () => void (runs += 1) }], 60_000);
  await worker.drain();
  expect(runs).toBe(0);
  world.clock.advance({ hours: 1 });
  await worker.drain();
  expect(runs).toBe(1);
});

test("a job whose worker vanished is taken over when its lease ends, and the first one cannot finish it", async () => {
  world = await makeTestContext();
  await enqueue({ kind: "orphan", payload: null });
  const look = { now: world.clock.now(), room: roomFor(1), kinds: ["orphan"] };
  const [lost] = await claim(world.database, { ...look, leaseSeconds: 0 });
  const [taken] = await claim(world.database, { ...look, leaseSeconds: 60 });
  expect(taken?.attempts).toBe(2);
  expect(await claim(world.database, { ...look, leaseSeconds: 60 })).toEqual([]);
  await completeJobs(world.database, { jobs: [lost as NonNullable<typeof lost>], now: look.now });
  expect((await jobs())[0]?.done_at).toBeNull();
});

test("moving the product's clock by days does not free a running job", async () => {
  world = await makeTestContext();
  await enqueue({ kind: "long", payload: null });
  await claimJobs(world.database, {
    now: world.clock.now(),
    room: roomFor(1),
    leaseSeconds: 60,
    kinds: ["long"],
  });
  world.clock.advance({ days: 30 });
  const again = { now: world.clock.now(), room: roomFor(1), leaseSeconds: 60, kinds: ["long"] };
  expect(await claim(world.database, again)).toEqual([]);
});

test("finished jobs are forgotten after 30 days, others never", async () => {
  world = await makeTestContext();
  await enqueue({ kind: "quick", payload: null });
  await work([{ kind: "quick", handle: async () => {} }]).drain();
  await enqueue({ kind: "nobody's", payload: null });
  world.clock.advance({ days: 29 });
  await forgetFinishedJobs(world.database, world.clock.now());
  expect((await jobs()).map(({ kind }) => kind)).toEqual(["quick", "nobody's"]);
  world.clock.advance({ days: 2 });
  await forgetFinishedJobs(world.database, world.clock.now());
  expect((await jobs()).map(({ kind }) => kind)).toEqual(["nobody's"]);
});

test("stopping waits for the job that is running", async () => {
  world = await makeTestContext();
  let finished = false;
  const handler: JobHandler = {
    kind: "slow",
    async handle() {
      await new Promise((resolve) => setTimeout(resolve, 300));
      finished = true;
    },
  };
  await enqueue({ kind: "slow", payload: null });
  const worker = work([handler]);
  await new Promise((resolve) => setTimeout(resolve, 150));
  await worker.stop();
  expect(finished).toBe(true);
  expect((await jobs())[0]?.done_at).not.toBeNull();
});
