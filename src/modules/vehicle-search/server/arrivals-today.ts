import { areArrivalsNews, arrivalEnds } from "#modules/inventory/domain/card-badge.ts";
import type { StockIndex } from "#modules/search-index/domain/index/stock-index.ts";
import type { SearchContext } from "./search-context.ts";

interface Counted {
  readonly hour: number;
  readonly at: number;
  readonly version: number;
  readonly ends: readonly number[];
}

/** The whole stock is looked through again after a minute, when it changed or another hour began. */
const FRESH_MS = 60_000;
const counted = new WeakMap<StockIndex, Counted>();

/**
 * The `arrivalEnds` of the day that it is now where cars stand, one for each zone; none while so many came at once that
 * it is no news.
 */
export function arrivalsToday(ctx: SearchContext): readonly number[] {
  const { index, rooftops } = ctx.vehicleSearch.stock(ctx.tenantId);
  const at = ctx.clock.now().getTime();
  const hour = Math.floor(at / 3_600_000);
  const known = counted.get(index);
  if (known?.hour === hour && (known.version === index.version || at - known.at < FRESH_MS))
    return known.ends;
  const zones = new Set([...rooftops.values()].map(({ timeZone }) => timeZone));
  const today = new Set([...zones].map((zone) => arrivalEnds(at, zone)));
  let arrived = 0;
  for (const card of index.cards()) if (today.has(card.arrivalEnds ?? 0)) arrived += 1;
  const ends = areArrivalsNews(arrived, index.size) ? [...today].sort((a, b) => a - b) : [];
  counted.set(index, { hour, at, version: index.version, ends });
  return ends;
}
