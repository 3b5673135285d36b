import { HOUR_MS } from "#platform/shared/time/durations.ts";
import { basename } from "node:path";
import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { ImportReport } from "../domain/import-report.ts";
import "./internal/import-tables.ts";

/** Remembers that a file is being read. */
export async function startImport(
  ctx: RequestContext,
  start: { readonly importId: string; readonly path: string; readonly format: string; readonly hash: string },
): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    await trx
      .insertInto("inventory_import")
      .values({
        tenant_id: ctx.tenantId,
        id: start.importId,
        source: "",
        file_name: basename(start.path),
        layout: start.format,
        state: "staging",
        removals_withheld: null,
        file_hash: start.hash,
        report: null,
        started_at: ctx.clock.now(),
        finished_at: null,
      })
      .execute();
  });
}

const STATES = { applied: "applied", held: "held", refused: "refused", "dry-run": "shown" } as const;

/** Keeps the report, and drops the quarantine of older files about the same rooftops once a newer one is applied. */
export async function finishImport(
  trx: TenantTransaction,
  ctx: RequestContext,
  finish: {
    readonly report: ImportReport;
    readonly layoutName: string;
    readonly source: string;
    readonly rooftops: readonly string[];
  },
): Promise<void> {
  const { report, rooftops } = finish;
  const { numUpdatedRows } = await trx
    .updateTable("inventory_import")
    .set({
      source: finish.source,
      layout: finish.layoutName,
      state: STATES[report.kind],
      rows_read: report.rows,
      rows_refused: report.refused,
      new_count: report.diff.new,
      changed_count: report.diff.changed,
      unchanged_count: report.diff.unchanged,
      vanished_count: report.diff.vanished,
      removed_count: report.removed,
      removals_withheld: report.withheld ?? report.refusedBecause ?? null,
      rooftops: [...rooftops],
      report: JSON.stringify(report),
      finished_at: ctx.clock.now(),
    })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", report.importId)
    .where("state", "=", "staging")
    .executeTakeFirst();
  if (numUpdatedRows !== 1n)
    throw new AppError("conflict", {
      code: "import.lost",
      message: "the import took too long to answer and was cleaned up; import the file again",
    });
  if (report.kind === "applied") await dropQuarantine(trx, ctx, { newer: report.importId, rooftops });
}

async function dropQuarantine(
  trx: TenantTransaction,
  ctx: RequestContext,
  { newer, rooftops }: { readonly newer: string; readonly rooftops: readonly string[] },
): Promise<void> {
  await sql`
    delete from inventory_quarantine q using inventory_import i
    where q.tenant_id = ${ctx.tenantId} and i.tenant_id = q.tenant_id and i.id = q.import_id
      and i.id <> ${newer} and i.rooftops && ${[...rooftops]}::text[]`.execute(trx);
}

/** Which stock the file tells: the rooftops of its rows, and those that its sender's last file told besides. */
export async function rooftopsOfFile(
  trx: TenantTransaction,
  ctx: RequestContext,
  file: { readonly importId: string; readonly forced: string | undefined },
): Promise<{ readonly named: readonly string[]; readonly covered: readonly string[] }> {
  if (file.forced !== undefined) return { named: [file.forced], covered: [file.forced] };
  const { rows } = await sql<{ rooftop_id: string }>`
    select distinct rooftop_id from inventory_staging
    where tenant_id = ${ctx.tenantId} and import_id = ${file.importId} order by rooftop_id`.execute(trx);
  const named = rows.map(({ rooftop_id }) => rooftop_id);
  // A rooftop that lost all its cars has no row; its newest file says whether this sender speaks for it.
  const before = await sql<{ rooftop_id: string }>`
    select newest.rooftop_id from (
      select distinct on (told.rooftop_id) told.rooftop_id, i.source, i.rooftops
      from inventory_import i cross join lateral unnest(i.rooftops) as told (rooftop_id)
      where i.tenant_id = ${ctx.tenantId} and i.state = 'applied'
      order by told.rooftop_id, i.seq desc) newest
    where newest.source = 'feed' and newest.rooftops && ${named}::text[]
      and newest.rooftop_id <> all(${named}::text[])`.execute(trx);
  return { named, covered: [...named, ...before.rows.map(({ rooftop_id }) => rooftop_id)] };
}

/** Whether the last applied file about these rooftops was this very file, half a day ago or later. */
export async function isSameFileAgain(
  trx: TenantTransaction,
  ctx: RequestContext,
  file: { readonly rooftops: readonly string[]; readonly hash: string },
): Promise<boolean> {
  const last = await trx
    .selectFrom("inventory_import")
    .select(["file_hash", "started_at"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("state", "=", "applied")
    .where(sql<boolean>`rooftops && ${[...file.rooftops]}::text[]`)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || last.file_hash !== file.hash) return false;
  return ctx.clock.now().getTime() - last.started_at.getTime() < HALF_A_DAY_MS;
}

const HALF_A_DAY_MS = 12 * HOUR_MS;
