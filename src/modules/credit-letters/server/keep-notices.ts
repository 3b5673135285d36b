import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type {} from "./internal/notice-table.ts";

/** Ids of applications with a letter that is still owed, or that was sent at an instant or later. */
export function applicationsWithLetters(
  trx: TenantTransaction,
  ctx: RequestContext,
  { sentFrom }: { readonly sentFrom: Date },
) {
  return trx
    .selectFrom("credit_notice")
    .select("application_id")
    .where("tenant_id", "=", ctx.tenantId)
    .where("dropped_at", "is", null)
    .where((eb) => eb.or([eb("sent_at", "is", null), eb("sent_at", ">=", sentFrom)]));
}

/** Every letter about these applications, sent or not. */
export async function deleteNotices(
  trx: TenantTransaction,
  ctx: RequestContext,
  { applicationIds }: { readonly applicationIds: readonly string[] },
): Promise<void> {
  if (applicationIds.length === 0) return;
  await trx
    .deleteFrom("credit_notice")
    .where("tenant_id", "=", ctx.tenantId)
    .where("application_id", "in", applicationIds)
    .execute();
}
