import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type PostgresPair, startPostgresPair } from "#tests/support/cluster/postgres-pair.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { listen } from "../notifications/listen.ts";
import { openDatabase } from "../open-database.ts";
import { openPool } from "./postgres-pool.ts";

let folder: string;
let pair: PostgresPair;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "forecourt-hosts-"));
  // PostgreSQL may run as another user than the test.
  chmodSync(folder, 0o755);
  pair = await startPostgresPair(folder);
}, 120_000);
afterAll(async () => {
  await pair.stop();
  rmSync(folder, { recursive: true, force: true });
});

const hostOf = ({ host, port }: PostgresPair["primary"]) => `${encodeURIComponent(host)}:${port}`;
const addressOf = (...servers: PostgresPair["primary"][]) =>
  `postgres://${servers[0]!.user}@${servers.map(hostOf).join(",")}/postgres`;

it("works with the host that takes writes, and with its successor after a failover", async () => {
  const connectionString = addressOf(pair.standby, pair.primary);
  const pool = openPool({ connectionString }, { onLost: () => undefined });
  const database = openDatabase({ owner: { connectionString }, log: silentLog });
  let isHeard = 0;
  const listener = listen(database, "told", { onMessage: () => void (isHeard += 1), log: silentLog });
  const write = () => pool.query("create table if not exists told (); notify told");
  await listener.ready;
  await write();
  await expect.poll(() => isHeard, { timeout: 10_000 }).toBe(1);

  pair.killPrimary();
  await expect(write()).rejects.toThrow();
  await pair.promote();
  await expect
    .poll(
      () =>
        write().then(
          () => "written",
          () => "refused",
        ),
      { timeout: 20_000 },
    )
    .toBe("written");
  const before = isHeard;
  await expect.poll(async () => (await write(), isHeard), { timeout: 20_000 }).toBeGreaterThan(before);
  await listener.close();
  await Promise.all([pool.end(), database.close()]);
}, 60_000);
