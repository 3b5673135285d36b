import { FACETS } from "#modules/search-index/domain/facets.ts";
import {
  toSearchParams,
  withFacet,
  type NumberRange,
  type SearchQuery,
} from "#modules/search-index/domain/search-query.ts";
import type { SortKey } from "#modules/search-index/domain/sort-options.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import type { ResultsView } from "../results/results-text.ts";

/** One condition of a search, and the address of the same search without it. */
export interface ActiveFilter {
  readonly label: string;
  readonly search: string;
}

const whole = new Intl.NumberFormat("en-US");
const RANGES = [
  { name: "price", money: true, suffix: "" },
  { name: "payment", money: true, suffix: "/mo" },
  { name: "mileage", money: false, suffix: " mi" },
  { name: "year", money: false, suffix: "" },
] as const;

/** Everything that narrows a search, in the order of the page, as words a person can take back. */
export function activeFilters(
  view: Pick<ResultsView, "query" | "facets">,
  { defaultSort, t }: { readonly defaultSort: SortKey; readonly t: Text },
): ActiveFilter[] {
  const { query, facets } = view;
  const filter = (label: string, without: SearchQuery): ActiveFilter => ({
    label,
    search: toSearchParams({ ...without, page: 1 }, defaultSort).toString(),
  });
  const chips: ActiveFilter[] = [];
  if (query.q !== "") chips.push(filter(`“${query.q}”`, { ...query, q: "" }));
  for (const name of FACETS) {
    for (const value of query.facets[name]) {
      const label = facets[name].find((one) => one.value === value)?.label ?? value;
      chips.push(
        filter(
          t(label),
          withFacet(
            query,
            name,
            query.facets[name].filter((one) => one !== value),
          ),
        ),
      );
    }
  }
  for (const range of RANGES) {
    const chosen = query[range.name];
    if (chosen.min === null && chosen.max === null) continue;
    chips.push(filter(rangeLabel(t, chosen, range), { ...query, [range.name]: { min: null, max: null } }));
  }
  if (query.distance !== null)
    chips.push(filter(t("Within {miles} mi", { miles: query.distance }), { ...query, distance: null }));
  if (query.availability.length > 0) chips.push(filter(t("No sale pending"), { ...query, availability: [] }));
  if (query.onlineExclusive) chips.push(filter(t("Online exclusives"), { ...query, onlineExclusive: false }));
  return chips;
}

function rangeLabel(t: Text, { min, max }: NumberRange, range: (typeof RANGES)[number]): string {
  const show = (value: number) =>
    (range.money
      ? `$${whole.format(value / 100)}`
      : range.name === "year"
        ? String(value)
        : whole.format(value)) + range.suffix;
  // Both bounds belong to the range, so no label says "under" or "over".
  if (min === null) return t("Up to {most}", { most: show(max ?? 0) });
  const least = show(min);
  if (max === null) return t("From {least}", { least });
  return t("{least} to {most}", { least, most: show(max) });
}
