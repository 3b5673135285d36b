import {
  findStockForValuation,
  stockMark,
} from "#modules/inventory/server/stock-lists/stock-for-valuation.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { ageInYears } from "../domain/age-in-years.ts";
import { fitValues } from "../domain/fit-values.ts";
import type { ComparableCar } from "../domain/comparable-car.ts";
import { fittedMark, saveValues } from "./values-repo.ts";

/**
 * Fits values on the retailer's own stock again where it changed since: asking prices of used cars
 * on sale. Repeatable; two replicas at once write the same.
 */
export async function fitStock(ctx: TenantContext): Promise<void> {
  if (!ctx.tenant.config.tradeIn.enabled) return;
  const stock = await ctx.db.transaction(async (trx) => {
    const mark = await stockMark(trx, ctx);
    if (mark === (await fittedMark(trx, ctx))) return null;
    return { mark, cars: await findStockForValuation(trx, ctx) };
  });
  if (stock === null) return;
  const now = ctx.clock.now();
  const cars = stock.cars.map((row): ComparableCar => ({
    id: row.id,
    make: row.make,
    model: row.model,
    trim: row.trim,
    bodyClass: row.body_style ?? "sedan",
    ageYears: ageInYears(row.year, now),
    miles: row.mileage ?? 0,
    priceCents: row.price_cents,
    grade: null,
  }));
  const table = fitValues(cars, localTimeOf(now.getTime(), ctx.tenant.support.hours.timeZone).date);
  await ctx.db.transaction((trx) => saveValues(trx, ctx, { table, mark: stock.mark }));
}
