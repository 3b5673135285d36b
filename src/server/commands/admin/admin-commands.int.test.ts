import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { harborConfig, harborRooftops } from "#database/seed/tenants/harbor-data.ts";
import { openText, sealText } from "#platform/server/crypto/field-encryption.ts";
import { loadMasterKeys } from "#platform/server/crypto/master-key.ts";
import { tenantKeyring } from "#platform/server/crypto/tenant-keyring.ts";
import { readConfig } from "#platform/server/config/config.ts";
import { TenantRegistry } from "#modules/tenancy/server/tenant-registry.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { makeTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { letterDeskContext } from "../../composition/letter-desk-context.ts";
import { openOperatorParts } from "../../composition/operator-parts.ts";
import type { AdminWorld } from "./admin-command.ts";
import { readCall, runAdmin } from "./run-admin.ts";

const NOW = new Date("2026-11-26T12:00:00Z");
let own: TestDatabase;
let folder: string;
let lines: string[] = [];
let world: AdminWorld;

beforeAll(async () => {
  own = await makeTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), "forecourt-admin-"));
  const config = readConfig({ DATA_DIR: folder, MASTER_KEY: "ab".repeat(32), SECRET_DEALER: "secret" });
  const desk = { config, database: own.database, log: silentLog, now: () => NOW };
  world = {
    config,
    letterDeskOf: (tenantId) => letterDeskContext(desk, tenantId),
    database: own.database,
    migrations: { applied: [], total: 3, newer: [] },
    ...openOperatorParts(readConfig({ DATA_DIR: folder })),
    now: () => NOW,
    say: (line) => void lines.push(line),
    settleSeconds: 0,
  };
});
afterEach(() => {
  lines = [];
});
afterAll(async () => {
  await own.close();
  rmSync(folder, { recursive: true });
});

/** Exit code, and what was said. */
async function run(...words: string[]): Promise<{ code: number; said: string }> {
  lines = [];
  const call = readCall(words);
  if (typeof call === "string") return { code: 2, said: call };
  const code = await runAdmin(world, call);
  return { code, said: lines.join("\n") };
}

function storeFile(id: string, change: object = {}, config: object = {}): string {
  const file = path.join(folder, `${id}-${Math.random()}.json`);
  const { providers: _, ...rest } = harborConfig;
  writeFileSync(
    file,
    JSON.stringify({
      hosts: [`${id}.example.com`],
      config: { ...rest, id, webhookSecrets: { dealer: ["env:SECRET_DEALER"] }, ...config },
      rooftops: harborRooftops,
      ...change,
    }),
  );
  return file;
}

/** What running servers know. */
async function openStores(): Promise<readonly string[]> {
  const address = { scheme: undefined, port: undefined, listensOn: 3000 };
  const registry = new TenantRegistry({ database: own.database, log: silentLog, address });
  await registry.refresh();
  return registry.all().map(({ id }) => id);
}

describe("An operator", () => {
  it("adds a store from a file, and changes it with the next one", async () => {
    expect(await run("tenant", "add", storeFile("maple"), "--check")).toMatchObject({ code: 0 });
    expect(await openStores()).not.toContain("maple");
    expect((await run("tenant", "add", storeFile("maple"))).said).toContain("maple is saved, version 1");
    expect(await openStores()).toContain("maple");
    expect((await run("tenant", "list")).said).toContain("maple  live  version 1  0 cars  maple.example.com");
    expect((await run("tenant", "add", storeFile("maple"))).said).toContain("was saved before, version 1");
    const renamed = storeFile("maple", {}, { brandName: "Maple" });
    expect((await run("tenant", "add", renamed)).said).toContain("maple is saved, version 2");
  });

  it.each([
    [
      "a host that is another store's",
      { hosts: ["taken.example.com"] },
      {},
      "taken.example.com belongs to oak",
    ],
    ["no host", { hosts: [] }, {}, "hosts must name at least one host"],
    ["a host with a port", { hosts: ["a.example.com:80"] }, {}, "hosts.0 must be a host name"],
    ["no rooftop", { rooftops: [] }, {}, "rooftops must name at least one rooftop"],
    [
      "a zone nobody knows",
      { rooftops: [{ ...harborRooftops[0], timeZone: "Ohio" }] },
      {},
      "rooftops.0.timeZone",
    ],
    ["a wrong setting", {}, { support: { phone: "1" } }, "config.support"],
    ["a word that is unknown", { color: "red" }, {}, "color"],
  ])("is told of %s, and nothing is saved", async (_, change, config, told) => {
    await run("tenant", "add", storeFile("oak", { hosts: ["taken.example.com"] }));
    const { code, said } = await run("tenant", "add", storeFile("elm", change, config));
    expect(code).toBe(2);
    expect(said).toContain(told);
    expect(await openStores()).not.toContain("elm");
  });

  it.each([
    [["tenant", "add", "nowhere.json"], "nowhere.json does not exist"],
    [["tenant", "suspend", "nobody"], "retailer 'nobody' does not exist"],
    [["tenant", "suspend"], "Usage: npm run forecourt -- tenant suspend <id>"],
    [["tenant", "list", "--all"], "--all is unknown here"],
    [["sell", "everything"], "Usage: npm run forecourt -- <command>"],
    [["jobs", "retry", "job_none"], "is no job that failed for good"],
    [["letters", "print", "x", "all"], "--to=<folder> is missing"],
    [["letters", "mailed", "x"], "Usage: npm run forecourt -- letters mailed <id> <letter id>..."],
    [["tenant", "export", "x"], "--to=<new folder> is missing"],
  ])("is told what is wrong with %j", async (words, told) => {
    const { code, said } = await run(...words);
    expect({ code, told: said.includes(told) }, said).toEqual({ code: 2, told: true });
  });

  it("reads a store's list of letters to mail, and is told where the store is closed", async () => {
    await run("tenant", "add", storeFile("alder"));
    expect(await run("letters", "list", "alder")).toEqual({ code: 0, said: "no letters wait to be mailed" });
    await run("tenant", "suspend", "alder");
    expect(await run("letters", "list", "alder")).toMatchObject({ code: 2 });
  });

  it("closes a store and opens it again", async () => {
    await run("tenant", "add", storeFile("birch"));
    expect(await run("tenant", "suspend", "birch")).toMatchObject({ code: 0 });
    expect(await openStores()).not.toContain("birch");
    expect((await run("tenant", "suspend", "birch")).said).toBe("birch was suspended before");
    await run("tenant", "resume", "birch");
    expect(await openStores()).toContain("birch");
  });

  it("exports a store, and deletes it for good once it is suspended", async () => {
    await run("tenant", "add", storeFile("pine"));
    await run("keys", "rotate", "pine");
    const to = path.join(folder, "pine-export");
    expect(await run("tenant", "export", "pine", `--to=${to}`)).toMatchObject({ code: 0 });
    const rooftops = readFileSync(path.join(to, "rooftop.jsonl"), "utf8").trim().split("\n");
    expect(rooftops).toHaveLength(harborRooftops.length);
    expect(JSON.parse(rooftops[0] ?? "")).toMatchObject({ tenant_id: "pine" });
    expect(readdirSync(to)).toContain("orders.jsonl");
    expect((await run("tenant", "export", "pine", `--to=${to}`)).said).toContain("exists already");

    expect((await run("tenant", "delete", "pine", "--confirm=pine")).said).toContain("suspend it first");
    await run("tenant", "suspend", "pine");
    expect((await run("tenant", "delete", "pine")).said).toContain("--confirm=pine is missing");
    expect(await run("tenant", "delete", "pine", "--confirm=pine")).toMatchObject({ code: 0 });
    const { rows } = await own.database.owner.query(
      "select 1 from rooftop where tenant_id = 'pine' union all select 1 from tenant_key where tenant_id = 'pine'",
    );
    expect(rows).toEqual([]);
    expect(existsSync(to)).toBe(true);
  });

  it("gives a store new keys while a server goes on with those it has", async () => {
    await run("tenant", "add", storeFile("cedar"));
    const server = tenantKeyring({ owner: own.database.owner, ...loadMasterKeys(world.config) });
    const sealed = sealText(await server.forTenant("cedar"), "x", "old");
    expect(await run("keys", "rotate", "cedar")).toMatchObject({ code: 0 });
    const keys = await server.reload("cedar");
    expect(keys.currentVersion).toBe(2);
    expect(openText(keys, "x", sealed)).toBe("old");
    expect((await run("keys", "status")).said).toMatch(/cedar {2}seal {2}version 2 since \d{4}/u);
  });

  it("wraps all keys with a new master key", async () => {
    await run("tenant", "add", storeFile("ash"));
    await tenantKeyring({ owner: own.database.owner, ...loadMasterKeys(world.config) }).forTenant("ash");
    const before = world;
    const next = "cd".repeat(32);
    world = {
      ...before,
      config: readConfig({ DATA_DIR: folder, MASTER_KEY: next, MASTER_KEY_PREVIOUS: "ab".repeat(32) }),
    };
    expect((await run("keys", "rewrap")).said).toMatch(/^[1-9]\d* keys of [1-9]\d* retailers/u);
    world = { ...before, config: readConfig({ DATA_DIR: folder, MASTER_KEY: next }) };
    expect((await run("check")).said).toContain("ok     keys");
    world = {
      ...before,
      config: readConfig({ DATA_DIR: folder, MASTER_KEY: "ef".repeat(32), MASTER_KEY_PREVIOUS: next }),
    };
    await run("keys", "rewrap");
    world = before;
    expect(await run("check")).toMatchObject({ code: 1 });
    world = {
      ...before,
      config: readConfig({
        DATA_DIR: folder,
        MASTER_KEY: "ab".repeat(32),
        MASTER_KEY_PREVIOUS: "ef".repeat(32),
      }),
    };
    await run("keys", "rewrap");
    world = before;
  });

  it("checks everything a server needs, and finds jobs that failed for good", async () => {
    await run("tenant", "add", storeFile("fir", {}, { webhookSecrets: {} }));
    expect((await run("check")).said).toContain("tenant fir: webhookSecrets.dealer is missing");
    await run("tenant", "add", storeFile("fir"));
    const live = await own.database.owner.query<{ id: string }>(
      "update tenant set is_demo = true where not is_demo returning id",
    );
    const fine = await run("check");
    expect(fine.code, fine.said).toBe(0);
    await own.database.owner.query("update tenant set is_demo = false where id = any($1)", [
      live.rows.map(({ id }) => id),
    ]);
    await own.database.owner.query(
      `insert into job (id, tenant_id, kind, payload, run_at, created_at, dead_at, attempts, last_error)
       values ('job_dead', 'fir', 'test.kind', '{}', $1, $1, $1, 12, 'the mail server is away')`,
      [NOW],
    );
    expect((await run("check")).said).toContain("wrong  jobs: 1 failed for good");
    expect((await run("jobs", "dead")).said).toContain("the mail server is away");
    expect(await run("jobs", "list")).toMatchObject({ code: 1 });
    expect((await run("jobs", "retry", "job_dead")).said).toBe("1 jobs will be tried again");
    expect((await run("jobs", "dead")).code).toBe(0);
    await own.database.owner.query("delete from job where id = 'job_dead'");
  });

  it("is told by the check what keeps a server from starting: vendors that only play, pictures nobody could see", async () => {
    await run("tenant", "add", storeFile("sumac"));
    const { code, said } = await run("check");
    expect(code).toBe(1);
    expect(said).toMatch(/wrong {2}vendors: .*tenant sumac is live but uses the sandbox for: [^;]*payments/u);
    expect(said).toContain("email (set SMTP_URL)");
    await own.database.owner.query(
      "update tenant set config = jsonb_set(config, '{logo,url}', '\"data:image/png;base64,AAAA\"') where id = 'sumac'",
    );
    expect((await run("check")).said).toContain(
      "wrong  configurations: sumac: logo.url is not a PNG picture",
    );
    await run("tenant", "add", storeFile("sumac"));
  });

  it("can start from the example in the documents", async () =>
    expect(await run("tenant", "add", "docs/example-store.json", "--check")).toEqual({
      code: 0,
      said: "example is valid: 1 rooftops at cars.example.com",
    }));

  it("sees what a migration did", async () =>
    expect((await run("migrate")).said).toBe("3 migrations, 0 of them now"));
});
