import { sql } from "kysely";
import type { TenantDatabase } from "#platform/server/database/transactions/tenant-database.ts";
import { conditionReportOf } from "../domain/condition-report-of.ts";

/** What became of the reports of one file. */
interface SavedReports {
  readonly saved: number;
  /** Entries that are no report with a VIN, by position. */
  readonly unusable: readonly number[];
  /** VINs that are not in the stock. */
  readonly unknown: readonly string[];
  /** Marks and pictures that nobody could use. */
  readonly dropped: number;
}

/**
 * Puts inspections beside cars of the stock, all of them in one transaction; a car's earlier report is replaced. Each
 * entry is a report as a feed's column takes it, with the `vin` of its car.
 * @throws Error when the text is no JSON array
 */
export async function saveConditionReports(db: TenantDatabase, text: string): Promise<SavedReports> {
  const entries: unknown = JSON.parse(text);
  if (!Array.isArray(entries)) throw new Error("the file is not a JSON array of reports");
  const read = entries.map(entryOf);
  const usable = new Map(read.flatMap((entry) => (entry === null ? [] : [[entry.vin, entry]])));
  const rows = JSON.stringify([...usable.values()].map(({ vin, report }) => ({ vin, report })));
  const found = await db.transaction((trx) =>
    sql<{ vin: string }>`
      update vehicle v set condition_report = r.report
      from jsonb_to_recordset(${rows}::jsonb) as r (vin text, report jsonb)
      where v.tenant_id = ${db.tenantId} and v.identity_key = 'vin:' || r.vin and v.availability <> 'Deleted'
      returning v.vin`.execute(trx),
  );
  const saved = new Set(found.rows.map(({ vin }) => vin));
  return {
    saved: saved.size,
    unusable: read.flatMap((entry, at) => (entry === null ? [at + 1] : [])),
    unknown: [...usable.keys()].filter((vin) => !saved.has(vin)),
    dropped: [...usable.values()].reduce((sum, { dropped }) => sum + dropped, 0),
  };
}

function entryOf(entry: unknown) {
  const vin = typeof entry === "object" && entry !== null && "vin" in entry ? entry.vin : null;
  if (typeof vin !== "string" || vin.trim().length !== 17) return null;
  const { report, dropped } = conditionReportOf(JSON.stringify(entry));
  return report === null ? null : { vin: vin.trim().toUpperCase(), report, dropped };
}
