import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { DecisionView } from "#modules/credit-decisions/domain/decision-view.ts";
import type { ApplicationView } from "#modules/credit/domain/application-view.ts";
import { upsertTenant } from "#modules/tenancy/server/save-tenant.ts";
import { TEST_PAGES } from "#tests/support/credit-pages.ts";
import { BUYER } from "./support/bench-buyer.ts";
import { makeBenchData } from "./support/bench-data.ts";
import type { BenchServer } from "./support/bench-server.ts";
import { CLIENT_CORE, measured, requireTools } from "./support/http-load.ts";
import { benchTenant, makeBuyers, startProduct, withDatabase } from "./support/product.ts";
import { LOAD_HEAD, loadRow, machine, publish, table } from "./support/report.ts";
import { type Answer, inLanes, Shopper } from "./support/shoppers.ts";
import { short, timingOf } from "./support/statistics.ts";

/**
 * npm run bench -- finance-checkout: whole financed purchases over HTTP; only accepted offers that are orders count. With a
 * number it buys that many of each kind and tells their CPU, which says something on a busy machine too; a rate doesn't.
 */
requireTools(["taskset"]);
/** Enough for every car below, so that a decline is an error. */
const EMPLOYMENT = { ...TEST_PAGES.employment, annualIncome: "400,000" };
/** Every sample paper says this: reading PDFs is the buyer's work, not the product's. */
const CODE = "BENCH1";
const VEHICLES = 16_000;
const ORDERS = "/api/commerce/orders";
const ASK_AGAIN_MS = 25;
const FLOOR = "checkout for cash in the same run";
spawnSync("taskset", ["-apc", String(CLIENT_CORE), String(process.pid)]);
const counted = Number(process.argv[2] ?? 0);
const LONGEST_SECONDS = 900;
const data = await makeBenchData(VEHICLES);
const rows: string[][] = [];
let waited: number[] = [];
let sampled = "";
let numbers = 0;
const byCall = new Map<string, number[]>();
let slowest = "";
try {
  await letLendersAnswerAtOnce();
  // The first start seeds the demo buyer's own orders, which take vehicles.
  await (await startProduct(data.dataDir)).stop();
  const keys = await financeableKeys();
  const buyers = await makeBuyers(data.dataDir, { count: 2000 });
  const server = await startProduct(data.dataDir);
  try {
    const round = { server, keys, buyers };
    await (counted > 0 ? tellCosts(round) : measureRates(round));
  } finally {
    await server.stop();
  }
} finally {
  data.remove();
}
if (counted === 0) tell();

function tell(): void {
  publish(
    "Whole financed checkout",
    `${machine()}. Thirteen calls on one connection: add to cart with a loan, details, three pages of the credit
application, SSN, sample PDF and its code, consents, submit, decision, accept the first offer, read the order; another
buyer, number and vehicle each time, three lenders that decide as soon as they are asked. An order counts when its offer
is accepted, everything else is an error. p50 and p99 are the time inside the buyer's calls; ${sampled.trim()}
Server on core 0; PostgreSQL (every commit on disk) and the client on core 1. The floor is ${FLOOR}.

${table(LOAD_HEAD.with(1, "orders/s"), rows)}

${slowest}`,
  );
}

interface Round {
  readonly server: BenchServer;
  readonly keys: string[];
  readonly buyers: readonly { token: string }[];
}

async function measureRates(round: Round): Promise<void> {
  // A purchase goes through most of the product, each part of it once: after fewer than some thousand of them most of
  // its code isn't compiled.
  await buy({ ...round, workers: 5, seconds: 45, one: buyOnCredit });
  const cash = await measured(round.server, () => buy({ ...round, workers: 5, seconds: 8, one: buyForCash }));
  rows.push(loadRow(`${FLOOR}, 5 workers`, cash));
  for (const [workers, seconds] of [
    [1, 10],
    [5, 15],
  ] as const) {
    waited = [];
    byCall.clear();
    const result = await measured(round.server, () => buy({ ...round, workers, seconds, one: buyOnCredit }));
    const who = `${workers} worker${workers === 1 ? "" : "s"}`;
    rows.push(loadRow(`whole financed checkout, ${who}`, result, cash.perSecond));
    if (workers === 1) slowest = table(["call, alone", "p50 ms", "p99 ms"], callRows());
    const client = `the client took ${short(result.clientCpuMs)} ms of CPU an order`;
    sampled += `${who}: an offer was seen after ${short(timingOf(waited).p50)} ms (median), ${client}. `;
  }
}

/** The same orders first without counting: most of a purchase is compiled late. */
async function tellCosts(round: Round): Promise<void> {
  const all = { ...round, workers: 5, seconds: LONGEST_SECONDS, rounds: counted };
  await buy({ ...all, one: buyOnCredit });
  for (const [name, one] of [
    ["financed", buyOnCredit],
    ["cash", buyForCash],
  ] as const) {
    byCall.clear();
    const result = await measured(round.server, () => buy({ ...all, one }));
    const looks = [...byCall].find(([call]) => call.endsWith("/decision"))?.[1].length ?? 0;
    console.log(
      `${name}: server ${short(result.serverCpuMs)} ms, database ${short(result.databaseCpuMs)} ms, client ${short(result.clientCpuMs)} ms, ` +
        `${short(looks / result.requests)} looks at the decision, ${short(result.perSecond)} orders/s, ` +
        `${result.errors} errors, ${result.foreignCpu} % of a core used by others`,
    );
  }
}

function callRows(): string[][] {
  return [...byCall].map(([name, times]) => {
    const { p50, p99 } = timingOf(times);
    return [name, short(p50), short(p99)];
  });
}

/** Sample lenders think for seconds, which says nothing about the product. */
async function letLendersAnswerAtOnce(): Promise<void> {
  await withDatabase(data.dataDir, async (database) => {
    const tenant = benchTenant();
    const { config } = tenant.config;
    const programs = config.lenders.programs.map((program) => ({ ...program, answerSeconds: 0 }));
    const quick = { ...tenant.config, config: { ...config, lenders: { ...config.lenders, programs } } };
    await upsertTenant(database, { ...tenant, config: quick, isDemo: true, now: new Date() });
    await database.owner.query(
      `create function bench_code() returns trigger language plpgsql as
         $$ begin new.demonstration_code := '${CODE}'; return new; end $$;
       create trigger bench_code before insert on credit_applicant for each row execute function bench_code()`,
    );
  });
}

async function financeableKeys(): Promise<string[]> {
  return withDatabase(data.dataDir, async ({ owner }) => {
    const { rows: found } = await owner.query<{ key: string }>(
      `select coalesce(vin, id) as key from vehicle where tenant_id = $1 and availability = 'Available'
       and price_cents between 1500000 and 4000000 and mileage < 60000 and year >= 2021 order by md5(id)`,
      [benchTenant().id],
    );
    return found.map(({ key }) => key);
  });
}

interface Purchase {
  readonly shopper: Shopper;
  readonly vehicleKey: string;
  readonly token: string;
  readonly ssn: string;
}

/** Milliseconds in the buyer's own calls; undefined when it did not become an order. */
type BuyOne = (purchase: Purchase) => Promise<number | undefined>;

async function buy(
  input: Round & {
    readonly workers: number;
    readonly seconds: number;
    readonly rounds?: number;
    readonly one: BuyOne;
  },
) {
  const { server, workers, keys, buyers, one } = input;
  const shoppers = Array.from({ length: workers }, () => new Shopper(server.url));
  const times: number[] = [];
  let errors = 0;
  const cpu = process.cpuUsage();
  const started = performance.now();
  await inLanes(input, async (lane) => {
    const vehicleKey = keys.pop();
    const buyer = buyers[keys.length % buyers.length];
    const shopper = shoppers[lane];
    if (vehicleKey === undefined || buyer === undefined || shopper === undefined)
      throw new Error("all vehicles are sold: make more");
    const took = await one({ shopper, vehicleKey, token: buyer.token, ssn: nextNumber() });
    if (took === undefined) errors += 1;
    else times.push(took);
  });
  const us = (performance.now() - started) * 1000;
  const { user, system } = process.cpuUsage(cpu);
  for (const shopper of shoppers) shopper.close();
  return {
    ...timingOf(times),
    requests: times.length,
    us,
    bytes: 0,
    errors,
    clientCpuMs: (user + system) / 1000,
  };
}

/** Somebody else each time; the last three digits are the score. */
function nextNumber(): string {
  numbers += 1;
  const area = 100 + (numbers % 560);
  const group = 1 + (Math.floor(numbers / 560) % 99);
  return `${area === 666 ? 667 : area}-${String(group).padStart(2, "0")}-${1 + (numbers % 9)}780`;
}

/** Calls that must succeed; their time is added up. Reading an answer that nobody wants is no part of a purchase. */
function caller({ shopper, token }: Purchase) {
  let ms = 0;
  const send = async (method: string, path: string, body?: object): Promise<Answer> => {
    const at = performance.now();
    const answer = await shopper.call(method, path, { token, ...(body && { body }), timeoutMs: 30_000 });
    const took = performance.now() - at;
    ms += took;
    const name = `${method} ${path.replace(/FC[0-9A-Z]{14}/u, "…")}`;
    const known = byCall.get(name);
    if (known) known.push(took);
    else byCall.set(name, [took]);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${String(answer.body)}`);
    return answer;
  };
  const call = async <T>(...asked: Parameters<typeof send>): Promise<T> => (await send(...asked)).body as T;
  return { spent: () => ms, call, send };
}

interface Draft {
  readonly orderNumber: string;
  readonly receipt: { readonly amountDueCents: number; readonly termsDigest: string };
}

async function isBought(steps: () => Promise<string>, spent: () => number): Promise<number | undefined> {
  try {
    return (await steps()) === "SUBMITTED" ? spent() : undefined;
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}

function buyForCash(purchase: Purchase): Promise<number | undefined> {
  const { call, send, spent } = caller(purchase);
  return isBought(async () => {
    const { vehicleKey } = purchase;
    const { orderNumber } = await call<Draft>("POST", ORDERS, { vehicleKey });
    const path = `${ORDERS}/${orderNumber}`;
    const { order } = await call<{ order: Draft }>("PATCH", path, { buyer: BUYER });
    await send("POST", `${path}/submit`, { acceptedTerms: true, ...order.receipt });
    return statusOf(call, path);
  }, spent);
}

type Caller = ReturnType<typeof caller>;

async function statusOf(call: Caller["call"], path: string): Promise<string> {
  const { order } = await call<{ order: { orderStatus: string } }>("GET", path);
  return order.orderStatus;
}

function buyOnCredit(purchase: Purchase): Promise<number | undefined> {
  const { call, send, spent } = caller(purchase);
  return isBought(async () => {
    const { vehicleKey } = purchase;
    const choices = { downPaymentCents: 800_000, termMonths: 60 };
    const { orderNumber } = await call<Draft>("POST", ORDERS, { vehicleKey, dealType: "Finance", choices });
    const path = `${ORDERS}/${orderNumber}`;
    const { order } = await call<{ order: Draft }>("PATCH", path, { buyer: BUYER });
    await fillIn(
      { call, send },
      { application: `/api/credit-applications/${orderNumber}`, ssn: purchase.ssn },
    );
    const agreed = { acceptedTerms: true, ...order.receipt };
    await send("POST", `/api/credit-applications/${orderNumber}/submit`, agreed);
    const { offerId, termsDigest } = await firstOffer(call, path);
    await send("POST", `${path}/accept-offer`, { acceptedTerms: true, offerId, termsDigest });
    return statusOf(call, path);
  }, spent);
}

async function fillIn(
  { call, send }: Pick<Caller, "call" | "send">,
  { application, ssn }: { readonly application: string; readonly ssn: string },
): Promise<void> {
  const role = "PRIMARY";
  const pages = { ...TEST_PAGES, employment: EMPLOYMENT };
  for (const [page, fields] of Object.entries(pages)) await send("PUT", application, { role, page, fields });
  const view = await call<ApplicationView>("PUT", `${application}/ssn`, { role, ssn });
  await send("GET", `${application}/demonstration`);
  await send("POST", `${application}/demonstration`, { role, code: CODE });
  const consents = (view.applicants[0]?.consents ?? []).map(({ code, version }) => ({ code, version }));
  await send("PUT", `${application}/consents`, { role, consents });
}

/** The page asks at once and again after three seconds, which are two looks; asking again so soon makes a few more. */
async function firstOffer(call: Caller["call"], path: string) {
  const from = performance.now();
  for (;;) {
    const { state, offers } = await call<DecisionView>("GET", `${path}/decision`);
    const [offer] = offers;
    if (offer !== undefined) {
      waited.push(performance.now() - from);
      return offer;
    }
    if (state !== "waiting") throw new Error(`no offer: ${state}`);
    await sleep(ASK_AGAIN_MS);
  }
}
