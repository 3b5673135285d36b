/** The facets of the results page, in the order they are shown; names are also the URL parameters (OP-32). */
export const FACETS = [
  "condition",
  "make",
  "model",
  "trim",
  "year",
  "body",
  "fuel",
  "drivetrain",
  "transmission",
  "color",
  "interior",
  "feature",
] as const;

export type FacetName = (typeof FACETS)[number];

/** Facets whose combinations many vehicles share; the order is that of the parts in a `CombinationTable`. */
export const SPEC_FACETS = ["make", "model", "trim", "body", "fuel", "drivetrain", "transmission"] as const;
export const LOOK_FACETS = ["condition", "year", "color", "interior"] as const;

/**
 * The form in which facet values are compared, sent in URLs and answered as `value`:
 * trimmed, lower case, inner white space collapsed. Empty means "no value".
 */
export function facetKey(value: string): string {
  return value.trim().toLowerCase().replace(/\s+/g, " ");
}
