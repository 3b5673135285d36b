import { ownAccountId } from "../internal/own-sale.ts";
import { findSalesOfAccount, open, openDeal } from "../internal/sale-repo.ts";
import { viewSale } from "../internal/view-sale.ts";
import type { SaleContext } from "../sale-context.ts";

/** Every sale of the account that asks (PRIV-01), with its VIN, address and the account's last four digits. */
export async function collectSales(ctx: SaleContext): Promise<readonly object[]> {
  return ctx.db.transaction(async (trx) => {
    const sales: object[] = [];
    for (const row of await findSalesOfAccount(trx, ctx, ownAccountId(ctx))) {
      const { seller, deal } = openDeal(ctx, row);
      const view = await viewSale(trx, ctx, row);
      sales.push({ ...view, seller, vin: deal.vin, payoffQuote: open(ctx, row, "payoff") });
    }
    return sales;
  });
}
