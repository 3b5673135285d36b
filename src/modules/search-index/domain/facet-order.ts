import type { FacetName } from "./facets.ts";
import { inNaturalOrder } from "./natural-order.ts";

const CONDITION_ORDER = ["New", "Certified", "Used"];

/** The order in which the labels of a facet are shown. */
export function compareLabels(name: FacetName): (left: string, right: string) => number {
  if (name === "year") return (left, right) => Number(right) - Number(left);
  if (name === "condition")
    return (left, right) => CONDITION_ORDER.indexOf(left) - CONDITION_ORDER.indexOf(right);
  return inNaturalOrder;
}
