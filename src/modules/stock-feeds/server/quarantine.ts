import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Refusal } from "../domain/import-report.ts";
import "./internal/import-tables.ts";

export const NAMED_TWICE = "names a vehicle that an earlier row has named";

const BATCH = 1_000;

/** Keeps refused rows with every reason until the next file of the source. */
export async function quarantine(
  trx: TenantTransaction,
  { tenantId, importId }: { readonly tenantId: string; readonly importId: string },
  refusals: readonly Refusal[],
): Promise<void> {
  for (let start = 0; start < refusals.length; start += BATCH) {
    const values = refusals.slice(start, start + BATCH).map((refusal) => ({
      tenant_id: tenantId,
      import_id: importId,
      row_number: refusal.rowNumber,
      reasons: [...refusal.reasons],
      raw: refusal.raw,
    }));
    await trx.insertInto("inventory_quarantine").values(values).execute();
  }
}
