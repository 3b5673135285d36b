import type { SaleView } from "../domain/sale-view.ts";
import { findSalesOfAccount } from "./internal/sale-repo.ts";
import { ownAccountId } from "./internal/own-sale.ts";
import { viewSale } from "./internal/view-sale.ts";
import type { SaleContext } from "./sale-context.ts";
import { noSuchSale } from "./sale-errors.ts";

/** One's newest sale. @throws AppError unauthenticated; not-found `sale.notFound` */
export async function getSale(ctx: SaleContext): Promise<SaleView> {
  return ctx.db.transaction(async (trx) => {
    const [row] = await findSalesOfAccount(trx, ctx, ownAccountId(ctx));
    if (row === undefined) throw noSuchSale();
    return viewSale(trx, ctx, row);
  });
}
