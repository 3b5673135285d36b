import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";
import type { PostgresParameters } from "../pool/postgres-pool.ts";

/** Any constant; replicas that start together queue on it. */
const ADVISORY_LOCK = 4_110_110_012;
const FILE = /^(\d{4})-[a-z0-9-]+\.sql$/;

export interface MigrationReport {
  /** File names applied by this call, in order. */
  readonly applied: readonly string[];
  /** All files known, applied or not. */
  readonly total: number;
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * Applies the plain SQL files of `folder` in order, each in its own transaction. Safe when several
 * processes call it at once. An applied file that changed, vanished or was overtaken is an error naming it.
 */
export async function migrate(input: {
  owner: PostgresParameters;
  folder: string;
}): Promise<MigrationReport> {
  const migrations = readMigrations(input.folder);
  const { role: _role, size: _size, ...address } = input.owner;
  const client = new Client(address);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
    const applied = await applyMissing(client, migrations);
    return { applied, total: migrations.length };
  } finally {
    // Ending the session frees the lock.
    await client.end();
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();
  const numbers = new Set<string>();
  return names.map((name) => {
    const number = FILE.exec(name)?.[1];
    if (!number) throw new Error(`migration ${name}: the name must be NNNN-words.sql`);
    if (numbers.has(number)) throw new Error(`migration ${name}: the number ${number} is used twice`);
    numbers.add(number);
    const sql = readFileSync(path.join(folder, name), "utf8");
    return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}

async function applyMissing(client: Client, migrations: Migration[]): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migration (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from schema_migration order by name",
  );
  const missing = checkHistory(migrations, rows);
  for (const migration of missing) await applyOne(client, migration);
  return missing.map(({ name }) => name);
}

function checkHistory(migrations: Migration[], applied: { name: string; checksum: string }[]): Migration[] {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const file = byName.get(name);
    if (!file) throw new Error(`migration ${name} was applied to this database but its file is gone`);
    if (file.checksum !== checksum) {
      throw new Error(`migration ${name} was changed after it had been applied; add a new file instead`);
    }
    byName.delete(name);
  }
  return [...byName.values()];
}

async function applyOne(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into schema_migration (name, checksum) values ($1, $2)", [name, checksum]);
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback");
    throw new Error(`migration ${name} failed: ${cause instanceof Error ? cause.message : "unknown"}`, {
      cause,
    });
  }
}
