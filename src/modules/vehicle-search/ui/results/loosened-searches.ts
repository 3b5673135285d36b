import type { SearchQuery } from "#modules/search-index/domain/search-query.ts";
import type { ActiveFilter } from "../filters/active-filters.ts";

/** A search that asks for less than one that found nothing. */
export interface LoosenedSearch {
  /** The conditions that are gone. */
  readonly without: readonly string[];
  /** Canonical query string. */
  readonly search: string;
  /** Vehicles it finds. */
  readonly count: number;
}

interface LoosenInput {
  readonly query: SearchQuery;
  readonly filtersOf: (query: SearchQuery) => readonly ActiveFilter[];
  readonly read: (search: string) => SearchQuery;
  readonly count: (query: SearchQuery) => Promise<number>;
}

const MOST_SHOWN = 4;
/** Searches that are counted at most; each takes a tenth of a millisecond. */
const MOST_COUNTED = 80;

/**
 * What to take back when nothing matches: single conditions if one is in the way, else pairs, else three at once.
 * The one that keeps most vehicles away comes first. Empty when there is nothing to take back.
 */
export async function loosenedSearches({
  query,
  filtersOf,
  read,
  count,
}: LoosenInput): Promise<LoosenedSearch[]> {
  const seen = new Set<string>();
  let level: { readonly without: readonly string[]; readonly query: SearchQuery }[] = [
    { without: [], query },
  ];
  for (let depth = 1; depth <= 3; depth += 1) {
    const next: typeof level = [];
    const found: LoosenedSearch[] = [];
    for (const { without, query: tighter } of level) {
      for (const { label, search } of filtersOf(tighter)) {
        if (seen.has(search) || seen.size >= MOST_COUNTED) continue;
        seen.add(search);
        const looser = { without: [...without, label], query: read(search) };
        next.push(looser);
        const vehicles = await count(looser.query);
        if (vehicles > 0) found.push({ without: looser.without, search, count: vehicles });
      }
    }
    if (found.length > 0) return found.toSorted((a, b) => b.count - a.count).slice(0, MOST_SHOWN);
    level = next;
  }
  return [];
}
