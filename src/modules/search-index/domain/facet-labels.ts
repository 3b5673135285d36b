import type { FacetName } from "./facets.ts";

const UPPER = new Set(["suv", "fwd", "rwd", "awd", "4wd", "cvt"]);
const ENUMERATED = new Set<FacetName>(["condition", "body", "fuel", "drivetrain", "transmission", "color"]);

/** What a shopper reads for a facet value: our own words get a capital, makers' words stay as they are. */
export function facetLabel(name: FacetName, value: string): string {
  if (!ENUMERATED.has(name)) return value.trim();
  if (UPPER.has(value)) return value.toUpperCase();
  // As the page of a car says it; plug-in hybrids keep their hyphen.
  const words = name === "transmission" ? value.replace("-", " ") : value;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
