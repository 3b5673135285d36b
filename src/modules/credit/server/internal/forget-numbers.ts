import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptStatement } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

const forget = keptStatement((db, of: { readonly tenantId: string; readonly applicationId: string }) =>
  db
    .updateTable("credit_applicant")
    .set({ ssn_sealed: null, ssn_index: null })
    .where("tenant_id", "=", of.tenantId)
    .where("application_id", "=", of.applicationId),
);

/** Nobody needs the SSNs of an application any more; the last four stay for the record. */
export async function forgetNumbers(
  trx: TenantTransaction,
  ctx: RequestContext,
  { applicationId }: { readonly applicationId: string },
): Promise<void> {
  await forget(trx, { tenantId: ctx.tenantId, applicationId });
}
