import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import type { Cents } from "#platform/shared/money.ts";

/** FAV-01: most vehicles that one account may keep; people save dozens, only programs save hundreds. */
export const MOST_FAVORITES = 200;

/** One saved vehicle as it is now, beside what it was when it was saved. */
export interface FavoriteView {
  readonly vehicle: VehicleCardView;
  /** Instant. */
  readonly savedAt: string;
  /** Null: it had no price then. */
  readonly savedPriceCents: Cents | null;
  /** Now less then; null when it has, or had, no price. */
  readonly priceChangeCents: Cents | null;
}

/** Enough for hearts and the header's number. */
export interface FavoriteKeysView {
  /** What URLs call every saved vehicle, sold ones too, newest first. */
  readonly keys: readonly string[];
  /** Saved vehicles that can still be had (NAV-07, decision 0160). */
  readonly count: number;
}

/** The favorites page (FAV-01), each section newest first. */
export interface FavoritesView extends FavoriteKeysView {
  /** My Saves. */
  readonly saves: readonly FavoriteView[];
  /** Sold Vehicles: sold, or withdrawn by the retailer. */
  readonly sold: readonly FavoriteView[];
}
