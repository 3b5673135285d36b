import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_ACCOUNTS } from "#modules/sign-in/server/demo-accounts-data.ts";

import { type ServerProcess, signInAt } from "../server-process.ts";
import { type Acknowledged, buyOneCar, type Shop } from "./buyer-journey.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { noTrouble, patientCaller } from "./patient-caller.ts";
import { askFor } from "./postgres-pair.ts";
import { differentEtags, verdictOn, orderNumbers, type Verdict } from "./verify.ts";

/** What a run of buyers through kills and a promotion showed. */
export interface FailoverResult {
  readonly acknowledged: readonly Acknowledged[];
  readonly verdict: Verdict;
  /** Where servers that show the same say so differently. */
  readonly differentEtags: readonly string[];
  /** Answers that were none, by status and code. */
  readonly troubles: Readonly<Record<string, number>>;
  /** Between the last success before the primary died and the first one after, in milliseconds. */
  readonly silentMs: number;
  /** Between the promotion and the first success. */
  readonly recoveredMs: number;
  /** What the servers wrote. */
  readonly output: string;
}

export interface FailoverPlan {
  readonly folder: string;
  /** Pairs of buyers at the same time. */
  readonly pairs: number;
  /** Between one event and the next. */
  readonly calmMs: number;
  /** Between two purchases of a pair: whoever buys without a pause only keeps the machine busy. */
  readonly pauseMs: number;
  /** Told what happens now. */
  readonly onStage?: (stage: string) => void;
}

/**
 * Buyers buy cars at three servers of one shop while a server is killed, the primary dies with changes that its replica
 * never got, the replica is promoted, and a server is replaced.
 */
export async function runFailover(plan: FailoverPlan): Promise<FailoverResult> {
  plan.onStage?.("start");
  const cluster = await startCluster(plan.folder);
  try {
    return await buyThroughFailures(cluster, plan);
  } finally {
    await cluster.close();
  }
}

async function buyThroughFailures(cluster: Cluster, plan: FailoverPlan): Promise<FailoverResult> {
  const { postgres } = cluster;
  const trouble = noTrouble();
  const call = patientCaller(() => cluster.running(), trouble);
  const seeded = await orderNumbers(postgres.primary);
  const shop: Shop = { call, cars: await freeCars(cluster), acknowledged: [] };
  const stop = new AbortController();
  const buy = () => buyUntil(shop, stop.signal, plan.pauseMs);
  const buyers = Promise.all(Array.from({ length: plan.pairs }, buy));
  // Whoever fails is heard of at the end.
  buyers.catch(() => undefined);
  const { diedAt, promotedAt } = await breakOneAfterTheOther(cluster, plan);
  stop.abort();
  await buyers;
  plan.onStage?.("look at everything");
  const { before, after } = aroundOf(trouble.successes, diedAt);
  const { acknowledged } = shop;
  return {
    acknowledged,
    verdict: await verdictOn({ address: postgres.standby, servers: cluster.running(), acknowledged, seeded }),
    differentEtags: await differentEtags(cluster.running(), shop.cars[0] ?? ""),
    troubles: Object.fromEntries(trouble.counts),
    silentMs: Math.round(after - before),
    recoveredMs: Math.round(after - promotedAt),
    output: cluster.output(),
  };
}

async function breakOneAfterTheOther(cluster: Cluster, { calmMs, onStage }: FailoverPlan): Promise<Loss> {
  onStage?.("buy");
  await sleep(calmMs);
  onStage?.("a server dies");
  await cluster.replace(0, "SIGKILL");
  onStage?.("the primary dies");
  const loss = await losePrimary(cluster);
  await sleep(calmMs);
  onStage?.("a server is replaced");
  await cluster.replace(1, "SIGTERM");
  return loss;
}

interface Loss {
  readonly diedAt: number;
  readonly promotedAt: number;
}

/** More than any car costs, so that the dearest one is another whichever cars are locked or held in that moment. */
const RAISE_CENTS = 50_000_000;

/** The primary takes prices that the replica never gets, shows them to everybody, and dies. */
async function losePrimary(cluster: Cluster): Promise<Loss> {
  const { postgres, proxy } = cluster;
  await postgres.cutReplication();
  const dearest = await dearestShown(cluster.running());
  // A purchase that commits now waits for the replica with its car locked, and would never be done.
  await askFor(
    postgres.primary,
    `begin; set local synchronous_commit = local;
     update vehicle set price_cents = price_cents + ${RAISE_CENTS} where tenant_id = 'demo' and id in (
       select id from vehicle
       where tenant_id = 'demo' and price_cents is not null and held_by_order_id is null
       for update skip locked
     );
     commit`,
  );
  await untilOthers(dearest, () => dearestShown(cluster.running()));
  const diedAt = performance.now();
  postgres.killPrimary();
  proxy.lead(undefined);
  await sleep(1_000);
  await postgres.promote();
  proxy.lead(postgres.standby);
  return { diedAt, promotedAt: performance.now() };
}

/** @throws Error when one of them stays as it was */
async function untilOthers(before: readonly number[], read: () => Promise<number[]>): Promise<void> {
  let now: readonly number[] = before;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    now = await read();
    if (before.every((price, at) => price !== now[at])) return;
    await sleep(100);
  }
  throw new Error(`a server does not follow the prices: ${before.join(", ")} before, ${now.join(", ")} now`);
}

/** The highest price in the stock that each server knows. */
async function dearestShown(servers: readonly ServerProcess[]): Promise<number[]> {
  return Promise.all(
    servers.map(async ({ call }) => {
      const answer = await call("/public/inventory/vehicles?facets=make");
      return ((await answer.json()) as { ranges: { price: { max: number } } }).ranges.price.max;
    }),
  );
}

/** @param pauseMs between two purchases */
export async function buyUntil(shop: Shop, stop: AbortSignal, pauseMs = 0): Promise<void> {
  const rivals = await Promise.all(DEMO_ACCOUNTS.map(({ email }) => signInAt(shop.call, email)));
  while (!stop.aborted) {
    await buyOneCar(shop, rivals);
    await sleep(pauseMs);
  }
}

/** Cars that anybody may buy, in any order. */
export async function freeCars({ postgres }: Cluster): Promise<string[]> {
  const rows = await askFor<{ id: string }>(
    postgres.primary,
    `select id from vehicle where tenant_id = 'demo' and availability = 'Available' and price_cents is not null
     order by md5(id) limit 600`,
  );
  return rows.map(({ id }) => id);
}

function aroundOf(successes: readonly number[], moment: number): { before: number; after: number } {
  const sorted = successes.toSorted((one, other) => one - other);
  return {
    before: sorted.findLast((at) => at <= moment) ?? moment,
    after: sorted.find((at) => at > moment) ?? Number.POSITIVE_INFINITY,
  };
}
