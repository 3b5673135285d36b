import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** Nobody needs the SSNs of an application any more; the last four stay for the record. */
export async function forgetNumbers(
  trx: TenantTransaction,
  ctx: RequestContext,
  { applicationId }: { readonly applicationId: string },
): Promise<void> {
  await trx
    .updateTable("credit_applicant")
    .set({ ssn_sealed: null, ssn_index: null })
    .where("tenant_id", "=", ctx.tenantId)
    .where("application_id", "=", applicationId)
    .execute();
}
