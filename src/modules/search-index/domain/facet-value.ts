import type { StockItem } from "#modules/inventory/domain/stock-item.ts";
import { facetKey, type FacetName } from "./facets.ts";

/** The value of a single-valued facet as its maker spells it; null when the vehicle has none. */
export function facetValue(item: StockItem, name: Exclude<FacetName, "feature">): string | null {
  const { card } = item;
  switch (name) {
    case "condition":
      return card.condition;
    case "make":
      return card.make;
    case "model":
      return card.model;
    case "trim":
      return card.trim;
    case "year":
      return String(card.year);
    case "body":
      return card.bodyStyle;
    case "fuel":
      return card.fuel;
    case "drivetrain":
      return card.drivetrain;
    case "transmission":
      return item.transmission;
    case "color":
      return card.color?.family ?? null;
    case "interior":
      return item.interiorColor;
  }
}

/** The same facet values as keys; empty values count as none. */
export function facetKeyOf(item: StockItem, name: Exclude<FacetName, "feature">): string | null {
  const value = facetValue(item, name);
  return value === null ? null : facetKey(value) || null;
}
