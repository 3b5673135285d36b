import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { type ConcurrentIndex, concurrentIndexOf, makeConcurrently } from "./concurrent-index.ts";
import { waysTo } from "../pool/find-primary.ts";
import type { PostgresParameters } from "../pool/postgres-pool.ts";

/** Any constant; replicas that start together queue on it. */
const ADVISORY_LOCK = 4_110_110_012;
const FILE = /^(\d{4})-[a-z0-9-]+\.sql$/;
/** In a file: code whose newest migration has at least this number works with the schema that the file leaves. */
const COMPATIBLE_FROM = /^-- compatible-from: (\d{4})$/mu;
/** PostgreSQL's words for a lock that was not to be had in time, and for two who wait for each other. */
const LOCK_NOT_TO_BE_HAD = ["55P03", "40P01"];
/** How often a process that starts beside others looks whether it is its turn. */
const TURN_MS = 100;
/** Everybody else's statements on a table wait behind a migration that waits for it: so it waits little, and often. */
const LOCK_WAIT_MS = 2_000;
const LOCK_TRIES = 60;
const LOCK_PAUSE_MS = 1_000;

export interface MigrationReport {
  /** File names applied by this call, in order. */
  readonly applied: readonly string[];
  /** All files known, applied or not. */
  readonly total: number;
  /** Applied by a newer release, and compatible with this one. */
  readonly newer: readonly string[];
}

/** `auto` applies what is missing; `check` throws instead; `off` does not look. */
export type MigrationMode = "auto" | "check" | "off";

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  /** Null: only code that knows the file works with what it leaves. */
  readonly compatibleFrom: string | null;
  /** The index it makes without a transaction around it. */
  readonly concurrent: ConcurrentIndex | undefined;
}

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  readonly compatible_from: string | null;
}

/**
 * Applies the plain SQL files of `folder` in order, each in its own transaction but those that make an index concurrently.
 * Safe when several processes call it at once. An applied file that changed or vanished is an error naming it; one of a newer release is
 * fine when it says that it is compatible with this one, so that servers can be replaced one by one and taken back.
 */
export async function migrate(input: {
  owner: PostgresParameters;
  folder: string;
  mode?: MigrationMode;
  /** How long a file waits for a lock, and how long it lets others go first. */
  patience?: { readonly waitMs: number; readonly pauseMs: number };
}): Promise<MigrationReport> {
  const { mode = "auto", patience = { waitMs: LOCK_WAIT_MS, pauseMs: LOCK_PAUSE_MS } } = input;
  const migrations = readMigrations(input.folder);
  if (mode === "off") return { applied: [], total: migrations.length, newer: [] };
  const { role: _role, size: _size, ...rest } = input.owner;
  const { address, Client } = waysTo(rest);
  const client = new Client(address);
  await client.connect();
  try {
    await takeTurn(client);
    const { missing, newer } = checkHistory(migrations, await appliedMigrations(client));
    if (mode === "check" && missing.length > 0)
      throw new Error(`${missing.length} migrations are missing, first ${missing[0]?.name} (run migrate)`);
    for (const migration of missing) await applyPatiently(client, migration, patience);
    return { applied: missing.map(({ name }) => name), total: migrations.length, newer };
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
    const compatibleFrom = COMPATIBLE_FROM.exec(sql)?.[1] ?? null;
    const checksum = createHash("sha256").update(sql).digest("hex");
    return { name, sql, compatibleFrom, checksum, concurrent: concurrentIndexOf(name, sql) };
  });
}

/** By asking again and again: an index that is made concurrently would wait for a statement that waits for its turn. */
async function takeTurn(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ ours: boolean }>("select pg_try_advisory_lock($1) as ours", [
      ADVISORY_LOCK,
    ]);
    if (rows[0]?.ours === true) return;
    await sleep(TURN_MS);
  }
}

async function appliedMigrations(client: Client): Promise<AppliedMigration[]> {
  await client.query(
    `create table if not exists schema_migration (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  await client.query("alter table schema_migration add column if not exists compatible_from text");
  const { rows } = await client.query<AppliedMigration>(
    "select name, checksum, compatible_from from schema_migration order by name",
  );
  return rows;
}

function checkHistory(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): { readonly missing: readonly Migration[]; readonly newer: readonly string[] } {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  const newest = migrations.at(-1)?.name.slice(0, 4) ?? "";
  const newer: string[] = [];
  for (const { name, checksum, compatible_from: compatibleFrom } of applied) {
    const file = byName.get(name);
    if (!file) {
      if (compatibleFrom === null || compatibleFrom > newest || name.slice(0, 4) <= newest)
        throw new Error(`migration ${name} was applied to this database but its file is gone`);
      newer.push(name);
      continue;
    }
    if (file.checksum !== checksum) {
      throw new Error(`migration ${name} was changed after it had been applied; add a new file instead`);
    }
    byName.delete(name);
  }
  return { missing: [...byName.values()], newer };
}

/** A file that cannot have its locks lets everybody go first and tries again. */
async function applyPatiently(
  client: Client,
  migration: Migration,
  { waitMs, pauseMs }: { readonly waitMs: number; readonly pauseMs: number },
): Promise<void> {
  for (let left = LOCK_TRIES; ; left -= 1) {
    try {
      await applyOne(client, migration, waitMs);
      return;
    } catch (error) {
      const { code = "" } = ((error as Error).cause ?? {}) as { code?: string };
      if (!LOCK_NOT_TO_BE_HAD.includes(code) || left === 0) throw error;
      await sleep(pauseMs);
    }
  }
}

async function applyOne(client: Client, migration: Migration, waitMs: number): Promise<void> {
  const { name, sql, concurrent } = migration;
  try {
    if (concurrent !== undefined) await makeConcurrently(client, concurrent);
    await client.query("begin");
    if (concurrent === undefined) {
      await client.query(`set local lock_timeout = ${waitMs}`);
      await client.query(sql);
    }
    await remember(client, migration);
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback");
    throw new Error(`migration ${name} failed: ${cause instanceof Error ? cause.message : "unknown"}`, {
      cause,
    });
  }
}

async function remember(client: Client, { name, checksum, compatibleFrom }: Migration): Promise<void> {
  const row = [name, checksum, compatibleFrom];
  await client.query(
    "insert into schema_migration (name, checksum, compatible_from) values ($1, $2, $3)",
    row,
  );
}
