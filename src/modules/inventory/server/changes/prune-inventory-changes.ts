import { HOUR_MS } from "#platform/shared/time/durations.ts";
import { sql } from "kysely";
import type { SystemDatabase } from "#platform/server/database/open-database.ts";
import "../vehicle-table.ts";

/** How long changes stay in the feed; a process that stops following for longer must start again. */
const KEEP_MS = HOUR_MS;

/**
 * Forgets changes that every process has long applied. The feed has no times, so this notes how far it was and
 * deletes up to a note once that is an hour old. Run it every few minutes, in any number of processes.
 */
export class ChangePruner {
  readonly #system: SystemDatabase;
  readonly #elapsedMs: () => number;
  #notes: { readonly tx: string; readonly at: number }[] = [];

  /** @param elapsedMs real time that no sandbox clock moves, e.g. `performance.now` */
  constructor(system: SystemDatabase, elapsedMs: () => number) {
    this.#system = system;
    this.#elapsedMs = elapsedMs;
  }

  /** Deletes what is old enough; returns how many changes that were. */
  async run(): Promise<number> {
    const now = this.#elapsedMs();
    const old = this.#notes.filter(({ at }) => now - at >= KEEP_MS).at(-1);
    const tx = await oldestOpen(this.#system);
    this.#notes = [...this.#notes.filter(({ at }) => now - at < KEEP_MS), { tx, at: now }];
    if (old === undefined) return 0;
    const deleted = await sql`delete from inventory_change where tx < ${old.tx}::xid8`.execute(
      this.#system.kysely,
    );
    return Number(deleted.numAffectedRows ?? 0);
  }
}

/** All transactions below this number have ended. */
async function oldestOpen(system: SystemDatabase): Promise<string> {
  const { rows } = await sql<{
    tx: string;
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as tx`.execute(system.kysely);
  return rows[0]?.tx ?? "0";
}
