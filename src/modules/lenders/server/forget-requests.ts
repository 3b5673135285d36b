import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/** Deletes what lenders were asked about these applications and every answer; whoever owns them knows that it is time. */
export async function forgetRequests(
  trx: TenantTransaction,
  ctx: RequestContext,
  { applicationIds }: { readonly applicationIds: readonly string[] },
): Promise<void> {
  if (applicationIds.length === 0) return;
  const requests = trx
    .selectFrom("lender_request")
    .select("id")
    .where("tenant_id", "=", ctx.tenantId)
    .where("application_id", "in", applicationIds);
  await trx
    .deleteFrom("lender_answer")
    .where("tenant_id", "=", ctx.tenantId)
    .where("request_id", "in", requests)
    .execute();
  await trx
    .deleteFrom("lender_request")
    .where("tenant_id", "=", ctx.tenantId)
    .where("application_id", "in", applicationIds)
    .execute();
}
