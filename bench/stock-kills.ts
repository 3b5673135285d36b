import { existsSync, mkdirSync, readdirSync, rmSync, statSync, truncateSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startPrimaryProxy } from "#tests/support/cluster/follow-primary.ts";
import { askFor } from "#tests/support/cluster/postgres-pair.ts";
import { indexProblems } from "#tests/support/cluster/verify.ts";
import { type ServerProcess, startServerProcess } from "#tests/support/server-process.ts";
import { loadMasterKey } from "#platform/server/crypto/master-key.ts";
import { startEmbeddedPostgres } from "#platform/server/dev-postgres/start-embedded-postgres.ts";
import { makeBenchData } from "./support/bench-data.ts";
import { multiplyVehicles, writeTables } from "./support/multiplied-data.ts";
import { machine, publish, table } from "./support/report.ts";

/**
 * npm run bench -- stock-kills [kills] [cars]: a server is ended by kill -9 at any moment while it writes the stock that it
 * holds, and in every fifth round a machine that loses its power is played by cutting the file. Ends with an error when the
 * next start shows one car otherwise than the table has it.
 */
const [kills = 20, cars = 50_000] = process.argv.slice(2).map(Number);
const FILE = path.resolve(import.meta.dirname, "../docs/reliability.md");
const SEEDED = Math.min(cars, 10_000);
/** Of the pages that are compared after most kills; all of them after each cut and at the end. */
const SHARE = 1 / 8;
/** A large stock is not written again for fewer changes (decision 0804). */
const CHANGED = Math.ceil(cars / 25);
const head = machine();
const data = await makeBenchData(SEEDED);
const serverFolder = path.join(path.dirname(data.dataDir), "server");
const stockFolder = path.join(serverFolder, "stock");
try {
  await writeTables(data.dataDir, (client) => multiplyVehicles(client, Math.ceil(cars / SEEDED)));
  await run();
} finally {
  data.remove();
}

type Ask = (statement: string) => Promise<object[]>;
interface World {
  readonly start: () => Promise<ServerProcess>;
  readonly ask: Ask;
  readonly wrongAt: (server: ServerProcess, share: number) => Promise<string[]>;
}

async function run(): Promise<void> {
  mkdirSync(serverFolder, { recursive: true });
  const masterKey = loadMasterKey({ masterKey: undefined, dataDir: data.dataDir }).toString("hex");
  const postgres = await startEmbeddedPostgres({ dataDir: data.dataDir });
  const proxy = await startPrimaryProxy(postgres.address);
  const { user, database } = postgres.address;
  const address = (login: string) => `postgres://${login}@127.0.0.1:${proxy.port}/${database}`;
  const env = {
    DATABASE_URL: address(user),
    DATABASE_APP_URL: address("forecourt_web"),
    MASTER_KEY: masterKey,
    LOG_LEVEL: "info",
  };
  try {
    await killOneAfterTheOther({
      start: () => startServerProcess({ dataDir: serverFolder, env }),
      ask: (statement) => askFor(postgres.address, statement),
      wrongAt: (server, share) => indexProblems(postgres.address, server, share),
    });
  } finally {
    await proxy.close();
    await postgres.stop();
  }
}

async function killOneAfterTheOther(world: World): Promise<void> {
  const found = { unfinished: 0, whole: 0, cut: 0, refused: 0, taken: 0 };
  const first = await world.start();
  await follow(first, world.ask, 0);
  const ended = first.end("SIGTERM");
  await until(isWriting);
  const begunAt = performance.now();
  await until(() => !isWriting());
  const writesMs = performance.now() - begunAt;
  await ended;
  for (let kill = 1; ; kill += 1) {
    const server = await world.start();
    const wrong = await world.wrongAt(server, kill % 5 === 1 ? 1 : SHARE);
    if (wrong.length > 0) throw new Error(`after kill ${kill - 1}: ${wrong.slice(0, 5).join(", ")}`);
    found.refused += hasSaid(server, "stock file not used") ? 1 : 0;
    found.taken += hasSaid(server, "stock differed") ? 1 : 0;
    if (kill > kills) {
      await server.stop();
      return tell(found, writesMs);
    }
    await follow(server, world.ask, kill);
    const before = newest();
    await killInWrite(server, writesMs);
    const parts = readdirSync(stockFolder).filter((name) => name.endsWith(".part"));
    found.unfinished += parts.length > 0 ? 1 : 0;
    found.whole += newest() > before ? 1 : 0;
    for (const part of parts) rmSync(path.join(stockFolder, part));
    if (kill % 5 === 0) found.cut += cutFile();
    console.log(`${kill}/${kills} ${parts.length > 0 ? "in the write" : "beside it"}`);
  }
}

/** Ends it at any moment of a write, or right after it. */
async function killInWrite(server: ServerProcess, writesMs: number): Promise<void> {
  const ended = server.end("SIGTERM");
  await until(isWriting);
  await sleep(Math.random() * 1.2 * writesMs);
  server.child.kill("SIGKILL");
  await ended;
}

function isWriting(): boolean {
  return existsSync(stockFolder) && readdirSync(stockFolder).some((name) => name.endsWith(".part"));
}

/** Not for ever: a file may have come and gone between two looks. */
async function until(isSo: () => boolean): Promise<void> {
  for (const end = performance.now() + 20_000; performance.now() < end && !isSo();) await sleep(1);
}

/** Of the large store. */
function hasSaid(server: ServerProcess, words: string): boolean {
  const lines = server.output().split("\n");
  return lines.some((line) => line.includes(words) && line.includes('"demo"'));
}

function cutFile(): 1 {
  const file = path.join(stockFolder, "demo.stock");
  truncateSync(file, Math.floor(Math.random() * statSync(file).size));
  return 1;
}

/** When the file was put in its place. */
function newest(): number {
  return statSync(path.join(stockFolder, "demo.stock"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Changes prices, and waits until the server shows the highest of them. */
async function follow(server: ServerProcess, ask: Ask, round: number): Promise<void> {
  const top = 90_000_000 + round * 100;
  await ask(
    `update vehicle set price_cents = price_cents + 100 where tenant_id = 'demo' and id in (
       select id from vehicle where tenant_id = 'demo' and price_cents is not null order by md5(id || '${round}') limit ${CHANGED})`,
  );
  await ask(
    `update vehicle set price_cents = ${top} where tenant_id = 'demo' and id = (
       select min(id) from vehicle where tenant_id = 'demo' and availability = 'Available' and price_cents is not null)`,
  );
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await server.call("/public/inventory/vehicles?facets=make");
    const { ranges } = (await answer.json()) as { ranges: { price: { max: number } } };
    if (ranges.price.max === top / 100 || ranges.price.max === top) return;
    await sleep(100);
  }
  throw new Error("the server does not follow the prices");
}

function tell(
  found: {
    readonly unfinished: number;
    readonly whole: number;
    readonly cut: number;
    readonly refused: number;
    readonly taken: number;
  },
  writesMs: number,
): void {
  publish(
    "Kills while the stock is saved",
    `Written by \`npm run bench -- stock-kills ${kills} ${cars}\` on ${head}.

One server with ${cars.toLocaleString("en-US")} cars, ${CHANGED.toLocaleString("en-US")} of them with a new price in each round, is asked to go, and ended by \`kill -9\` at any moment of
the ${Math.round(writesMs)} ms in which it writes its file, or right after them. In every fifth round the file of its stock is cut at any place afterwards, as a machine
without power may leave it. The next start has to show every car as the table has it: all pages are compared after each cut
file and at the end, any eighth of them after the other kills. A kill in the write leaves the file of before, so a cut one is refused until\nthe next is in its place.

${table(
  [
    "kills",
    "left an unfinished file",
    "had put a new file in place",
    "files cut",
    "starts that refused the file",
    "starts from the file",
    "wrong cars",
  ],
  [[kills, found.unfinished, found.whole, found.cut, found.refused, found.taken, 0]],
)}`,
    FILE,
  );
}
