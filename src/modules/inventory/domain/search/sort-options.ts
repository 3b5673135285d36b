/** Sorts of the results page with the labels shoppers read (OP-32). Ties are always broken by key (VIN). */
export const SORTS = [
  { key: "price-desc", label: "Price (High to Low)" },
  { key: "price-asc", label: "Price (Low to High)" },
  { key: "mileage-asc", label: "Mileage (Low to High)" },
  { key: "year-desc", label: "Year (Newest first)" },
  { key: "distance-asc", label: "Distance (Nearest)" },
  { key: "payment-asc", label: "Payment (Low to High)" },
] as const;

export type SortKey = (typeof SORTS)[number]["key"];

const byKey = new Map<string, SortKey>(SORTS.map((sort) => [sort.key, sort.key]));
const byLabel = new Map<string, SortKey>(SORTS.map((sort) => [sort.label.toLowerCase(), sort.key]));

/** The sort a URL names, or undefined when it names none we know. */
export function sortOfParam(param: string): SortKey | undefined {
  return byKey.get(param.trim().toLowerCase());
}

/** The sort a tenant's `contentSettings.defaultSortSrp` names; `Price (High to Low)` otherwise (SRCH-05). */
export function sortOfLabel(label: string): SortKey {
  return byLabel.get(label.trim().toLowerCase()) ?? byKey.get(label) ?? "price-desc";
}
