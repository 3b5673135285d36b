import { findFirstPrices } from "#modules/inventory/server/first-prices.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import type { SearchContext } from "./search-context.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Changes looked at; a retailer who changes more prices in a month still has a page of drops among them. */
const LATEST = 2_000;

/** A vehicle that became cheaper, and by how much. */
interface PriceDrop {
  readonly card: VehicleCardView;
  readonly dropCents: Cents;
}

/**
 * Vehicles that cost less than they did at the start of the last days, the largest drops first. Compared with the
 * price before the first change in that time, so that raising a price to lower it again is no drop.
 */
export async function recentPriceDrops(
  ctx: SearchContext,
  { days, limit }: { readonly days: number; readonly limit: number },
): Promise<PriceDrop[]> {
  const since = new Date(ctx.clock.now().getTime() - days * DAY_MS);
  const rows = await ctx.db.transaction((trx) => findFirstPrices(trx, ctx, { since, latest: LATEST }));
  const { index } = ctx.vehicleSearch.stock(ctx.tenantId);
  const drops = rows.flatMap(({ vehicle_id, first_cents }): PriceDrop[] => {
    const card = index.cardOf(vehicle_id);
    if (card === undefined || card.pendingSale || card.priceCents === null) return [];
    const dropCents = first_cents - card.priceCents;
    return dropCents > 0 ? [{ card, dropCents }] : [];
  });
  return drops.toSorted((a, b) => b.dropCents - a.dropCents).slice(0, limit);
}
