import { sql } from "kysely";
import {
  findStockForValuation,
  stockChangedSince,
  stockMark,
} from "#modules/inventory/server/stock-lists/stock-for-valuation.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import { DAY_MS, HOUR_MS } from "#platform/shared/time/durations.ts";
import { ageInYears } from "../domain/age-in-years.ts";
import { fitValues } from "../domain/fit-values.ts";
import type { ComparableCar } from "../domain/comparable-car.ts";
import { coverageOf, watchCoverage } from "../domain/watch-coverage.ts";
import { latestFit, saveValues } from "./values-repo.ts";

type Stock = Awaited<ReturnType<typeof findStockForValuation>>;

const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/**
 * What may say that values are to be fitted again: stock that changed since, an hour before included for imports that took
 * so long, or another month than the last; a retailer's day may still be yesterday.
 */
export const unfittedStock: DueRows = {
  table: "rooftop",
  where: (now) => sql`not exists (
    select from trade_in_values fit where fit.tenant_id = own.tenant_id
      and right(fit.stock_mark, 7) = ${monthOf(now)}
      and right(fit.stock_mark, 7) = ${monthOf(new Date(now.getTime() - DAY_MS))}
      and not ${stockChangedSince(sql<string>`own.tenant_id`, sql<Date>`fit.fitted_at - make_interval(secs => ${HOUR_MS / 1000})`)})`,
};

/**
 * Fits values on the retailer's own stock again where it changed since, and once a month in any case: asking prices of used
 * cars on sale. Cars that came since say whether the band held; an alarm is a line in the log, once each time it is left.
 * Repeatable; two replicas at once write the same.
 */
export async function fitStock(ctx: TenantContext): Promise<void> {
  if (!ctx.tenant.config.tradeIn.enabled) return;
  const now = ctx.clock.now();
  const fittedOn = retailerToday(ctx);
  const read = await ctx.db.transaction(async (trx) => {
    const mark = `${await stockMark(trx, ctx)} ${fittedOn.slice(0, 7)}`;
    const last = await latestFit(trx, ctx);
    return mark === last?.mark ? null : { mark, last, stock: await findStockForValuation(trx, ctx) };
  });
  if (read === null) return;
  const { mark, last, stock } = read;
  const arrived = last === null ? [] : stock.filter((row) => row.created_at > last.fittedAt);
  const watch = watchCoverage(last?.table ?? null, comparableOf(inOrder(arrived), now));
  const table = { ...fitValues(comparableOf(stock, now), fittedOn), watch };
  await ctx.db.transaction((trx) => saveValues(trx, ctx, { table, mark }));
  if (watch.isOut && last?.table.watch?.isOut !== true)
    ctx.log.warn("the band of trade-in values no longer holds 8 of 10 cars", {
      code: "tradeInValues.coverage",
      count: watch.marks.length,
      kind: (coverageOf(watch) ?? 0) < 0.8 ? "too narrow" : "too wide",
    });
}

const inOrder = (stock: Stock): Stock =>
  stock.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());

function comparableOf(stock: Stock, now: Date): readonly ComparableCar[] {
  return stock.map((row) => ({
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
}
