import type { VehicleCardView } from "../vehicle-view.ts";
import { facetKey, type FacetName } from "./facets.ts";

/** One vehicle as the index takes it: its card and what only filters need. */
export interface StockItem {
  /** With `distance: null`; kept as it is and handed out on result pages. */
  readonly card: VehicleCardView;
  readonly transmission: string | null;
  readonly interiorColor: string | null;
  readonly features: readonly string[];
  /** When it came into the stock, in seconds since 1970; left out where nobody asks for news. */
  readonly addedAt?: number;
  /** Whether its last change of price was a drop. */
  readonly isPriceDropped?: boolean;
}

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

/** Whether search may list it at all: Sold and Deleted vehicles are gone (VEH-02). */
export function isListed(item: StockItem): boolean {
  return item.card.availability === "Available" || item.card.availability === "PendingSale";
}

/** The same facet values as keys; empty values count as none. */
export function facetKeyOf(item: StockItem, name: Exclude<FacetName, "feature">): string | null {
  const value = facetValue(item, name);
  return value === null ? null : facetKey(value) || null;
}
