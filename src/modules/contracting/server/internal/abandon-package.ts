import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { insertAbandoned } from "#modules/contract-record/server/abandoned-packages-repo.ts";
import { findOrderOfRef } from "#modules/contract-record/server/contracts-repo.ts";
import { voidPackage } from "#modules/signing-services/server/void-package.ts";
import type { ContractingContext } from "../contracting-context.ts";

/**
 * A package that was made at the signing service does not become the order's contract: it is voided there, and never taken
 * for one that is made later. The order's row is locked. One that is its contract already stays, whoever made it.
 */
export async function abandonPackage(
  trx: TenantTransaction,
  ctx: ContractingContext,
  {
    orderId,
    ref,
    vendor = ctx.tenant.providers.contracting,
  }: { readonly orderId: string; readonly ref: string; readonly vendor?: string },
): Promise<void> {
  if ((await findOrderOfRef(trx, ctx, ref)) !== undefined) return;
  await insertAbandoned(trx, ctx, { orderId, ref });
  await voidPackage(trx, ctx, { ref, vendor });
}
