/**
 * Sorts of the results page with the labels shoppers read (OP-32). Ties are always broken by key (VIN). Best match
 * exists only for words and is where they start; Recommended (`recommended.ts`) is for retailers who choose it.
 */
export const SORTS = [
  { key: "relevance", label: "Best match" },
  { key: "recommended", label: "Recommended" },
  { key: "price-desc", label: "Price (High to Low)" },
  { key: "price-asc", label: "Price (Low to High)" },
  { key: "mileage-asc", label: "Mileage (Low to High)" },
  { key: "year-desc", label: "Year (Newest first)" },
  { key: "distance-asc", label: "Distance (Nearest)" },
  { key: "payment-asc", label: "Payment (Low to High)" },
] as const;

export type SortKey = (typeof SORTS)[number]["key"];

/** The sort of a search that names none: words are ranked by how well they fit, all else as the retailer wants it. */
export function startSort(q: string, defaultSort: SortKey): SortKey {
  return q === "" ? defaultSort : "relevance";
}

const byKey = new Map<string, SortKey>(SORTS.map((sort) => [sort.key, sort.key]));
/** What a retailer may start with. */
const byLabel = new Map<string, SortKey>(
  SORTS.filter(({ key }) => key !== "relevance").map((sort) => [sort.label.toLowerCase(), sort.key]),
);

/** The sort a URL names, or undefined when it names none we know. */
export function sortOfParam(param: string): SortKey | undefined {
  return byKey.get(param.trim().toLowerCase());
}

/** The sort a tenant's `contentSettings.defaultSortSrp` names; `Price (High to Low)` otherwise (SRCH-05). */
export function sortOfLabel(label: string): SortKey {
  return (
    byLabel.get(label.trim().toLowerCase()) ??
    [...byLabel.values()].find((key) => key === label) ??
    "price-desc"
  );
}
