import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "../../dev-postgres/start-embedded-postgres.ts";
import { migrate } from "./migrate.ts";

const MIGRATIONS = "database/migrations";
const DATABASES = ["one", "two", "three", "four"];
const folder = mkdtempSync(path.join(tmpdir(), "forecourt-roles-"));
let server: EmbeddedPostgres;

beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
}, 60_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const owner = (database: string) => ({ ...server.address, database });

async function query(database: string, text: string): Promise<unknown[]> {
  const client = new Client(owner(database));
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

it("makes the roles of the server once, although several of its databases are migrated at the same moment", async () => {
  const before = path.join(folder, "before");
  cpSync(MIGRATIONS, before, {
    recursive: true,
    filter: (file) => !/\/(0205-|020[6-9]-|02[1-9]\d-|0[3-9]\d\d-)/.test(file),
  });
  for (const name of DATABASES) {
    await query("postgres", `create database ${name}`);
    await migrate({ owner: owner(name), folder: before });
  }
  const reports = await Promise.all(
    DATABASES.map((name) => migrate({ owner: owner(name), folder: MIGRATIONS })),
  );
  for (const { applied } of reports) expect(applied).toContain("0205-logins-of-their-own.sql");
  expect(
    await query(
      "four",
      "select rolname, rolcanlogin, rolsuper from pg_roles where rolname ~ '^forecourt_w' order by 1",
    ),
  ).toEqual([
    { rolname: "forecourt_web", rolcanlogin: true, rolsuper: false },
    { rolname: "forecourt_worker", rolcanlogin: false, rolsuper: false },
  ]);
}, 60_000);
