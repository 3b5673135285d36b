import { keepLooseFile } from "#modules/documents/server/loose/loose-files.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { deletePapers } from "../internal/papers-repo.ts";
import type { SaleContext } from "../sale-context.ts";

/** Pictures of papers go with the next sweep. */
export async function dropPapers(trx: TenantTransaction, ctx: SaleContext, saleId: string): Promise<void> {
  for (const key of await deletePapers(trx, ctx, saleId))
    await keepLooseFile(trx, ctx, { key, until: ctx.clock.now() });
}
