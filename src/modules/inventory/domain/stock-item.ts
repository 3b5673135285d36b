import type { VehicleCardView } from "./vehicle-view.ts";

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
  /** What the database makes of the row that this was read from (`StockRow.digest`). */
  readonly digest?: number;
}

/** Whether search may list it at all: Sold and Deleted vehicles are gone (VEH-02). */
export function isListed(item: StockItem): boolean {
  return item.card.availability === "Available" || item.card.availability === "PendingSale";
}
