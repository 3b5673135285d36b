import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { findFlagged, updateScreening } from "./internal/screening-repo.ts";

/** An application was withdrawn before anybody looked: nobody has to look any more. */
export async function replaceWaiting(
  trx: TenantTransaction,
  ctx: RequestContext & { readonly keys: TenantKeys },
  { orderId }: { readonly orderId: string },
): Promise<void> {
  for (const row of await findFlagged(trx, ctx, { orderId }))
    if (row.state === "WAITING") await updateScreening(trx, ctx, { row, set: { state: "REPLACED" } });
}
