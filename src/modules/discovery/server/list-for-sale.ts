import { findPartsForSale, findStockForSale } from "#modules/inventory/server/stock-for-sale.ts";
import type { SearchContext } from "#modules/vehicle-search/server/search-context.ts";

/** A vehicle that can be bought, for lists that machines read. */
export interface VehicleForSale {
  readonly id: string;
  /** What URLs use. */
  readonly key: string;
  /** ISO instant of the last change. */
  readonly updatedAt: string;
}

/**
 * Vehicles that search lists and anybody may buy now, by id.
 * @param input.afterId where the last page ended; empty starts
 * @param input.limit rows that are looked at; those beyond the retailer's limits are left out of the answer
 * @returns the vehicles and where to go on; null at the end
 */
export async function listForSale(
  ctx: SearchContext,
  input: { readonly afterId: string; readonly limit: number },
): Promise<{ readonly vehicles: readonly VehicleForSale[]; readonly nextId: string | null }> {
  const rows = await ctx.db.transaction((trx) => findStockForSale(trx, ctx, input));
  const { index } = ctx.vehicleSearch.stock(ctx.tenantId);
  const vehicles = rows.flatMap(({ id, updated_at }) => {
    const card = index.cardOf(id);
    return card === undefined ? [] : [{ id, key: card.key, updatedAt: updated_at.toISOString() }];
  });
  return { vehicles, nextId: rows.length < input.limit ? null : (rows.at(-1)?.id ?? null) };
}

/** A run of vehicles for sale, for lists that are read part by part. */
interface SalePart {
  /** The id before the first one; empty for the first part. */
  readonly afterId: string;
  /** ISO instant of the part's last change. */
  readonly updatedAt: string;
}

/** Cuts what is for sale into parts of `size` vehicles. */
export async function partsForSale(
  ctx: SearchContext,
  input: { readonly size: number },
): Promise<SalePart[]> {
  const rows = await ctx.db.transaction((trx) => findPartsForSale(trx, ctx, input.size));
  return rows.map((row, at) => ({
    afterId: rows[at - 1]?.last_id ?? "",
    updatedAt: row.updated_at.toISOString(),
  }));
}
