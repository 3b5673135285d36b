import { FACETS } from "../domain/search/facets.ts";
import {
  toSearchParams,
  withFacet,
  type NumberRange,
  type SearchQuery,
} from "../domain/search/search-query.ts";
import type { SortKey } from "../domain/search/sort-options.ts";
import type { ResultsView } from "./results-text.ts";

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
  defaultSort: SortKey,
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
          label,
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
    chips.push(filter(rangeLabel(chosen, range), { ...query, [range.name]: { min: null, max: null } }));
  }
  if (query.distance !== null)
    chips.push(filter(`Within ${query.distance} mi`, { ...query, distance: null }));
  if (query.availability.length > 0) chips.push(filter("No sale pending", { ...query, availability: [] }));
  if (query.onlineExclusive) chips.push(filter("Online exclusives", { ...query, onlineExclusive: false }));
  return chips;
}

function rangeLabel({ min, max }: NumberRange, range: (typeof RANGES)[number]): string {
  const show = (value: number) =>
    (range.money
      ? `$${whole.format(value / 100)}`
      : range.name === "year"
        ? String(value)
        : whole.format(value)) + range.suffix;
  if (min === null) return range.name === "year" ? `Up to ${show(max ?? 0)}` : `Under ${show(max ?? 0)}`;
  if (max === null) return range.name === "year" ? `From ${show(min)}` : `Over ${show(min)}`;
  return `${show(min)} to ${show(max)}`;
}
