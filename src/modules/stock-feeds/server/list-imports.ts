import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { ImportReport } from "../domain/import-report.ts";
import "./internal/import-tables.ts";

export interface ImportSummary {
  readonly id: string;
  readonly fileName: string;
  readonly state: string;
  readonly startedAt: Date;
}

/** The newest imports, at most `limit`. */
export async function listImports(ctx: RequestContext, limit: number): Promise<readonly ImportSummary[]> {
  const rows = await ctx.db.transaction((trx) =>
    trx
      .selectFrom("inventory_import")
      .select(["id", "file_name", "state", "started_at"])
      .where("tenant_id", "=", ctx.tenantId)
      .orderBy("seq", "desc")
      .limit(limit)
      .execute(),
  );
  return rows.map((row) => ({
    id: row.id,
    fileName: row.file_name,
    state: row.state,
    startedAt: row.started_at,
  }));
}

/** What an import reported; undefined for an unknown one, for one that still runs, and for those of older versions. */
export async function getImportReport(
  ctx: RequestContext,
  importId: string,
): Promise<ImportReport | undefined> {
  const row = await ctx.db.transaction((trx) =>
    trx
      .selectFrom("inventory_import")
      .select("report")
      .where("tenant_id", "=", ctx.tenantId)
      .where("id", "=", importId)
      .executeTakeFirst(),
  );
  return row?.report ?? undefined;
}
