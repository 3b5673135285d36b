import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import type { PlaceView } from "#modules/places/domain/place-view.ts";
import type { FacetName } from "./facets.ts";
import type { SearchQuery } from "./search-query.ts";
import type { SortKey } from "./sort-options.ts";

/** One value of a facet with the number of vehicles it would leave, counted without the facet's own filter. */
export interface FacetValueView {
  /** Goes into the URL. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly selected: boolean;
}

/** Bounds of a range slider over the whole stock of the tenant; null when no vehicle has the figure. */
export interface RangeView {
  readonly min: number;
  readonly max: number;
}

export interface SearchRanges {
  /** Cents. */
  readonly price: RangeView | null;
  /** Cents a month. */
  readonly payment: RangeView | null;
  /** Miles. */
  readonly mileage: RangeView | null;
  readonly year: RangeView | null;
}

/** One page of search results (SRCH-01), the same for the page and the API. */
export interface SearchView {
  readonly total: number;
  /** One-based; the last page when a later one was asked for. */
  readonly page: number;
  readonly pageSize: number;
  readonly pageCount: number;
  readonly sort: SortKey;
  readonly sortOptions: readonly { readonly key: SortKey; readonly label: string }[];
  readonly facets: Readonly<Record<FacetName, readonly FacetValueView[]>>;
  readonly ranges: SearchRanges;
  readonly vehicles: readonly VehicleCardView[];
  /** The normalized question this is the answer to. */
  readonly query: SearchQuery;
  /** Canonical query string of `query`, without `?`. */
  readonly search: string;
  readonly place: PlaceView | null;
  /** MSG-25 when the zip is unknown, else null. */
  readonly zipError: string | null;
}

export type SuggestionKind = "make" | "model" | "trim" | "body" | "fuel" | "drivetrain" | "color" | "feature";

/** One line under the search box (SRCH-02). */
export interface SuggestionView {
  readonly label: string;
  readonly kind: SuggestionKind;
  readonly count: number;
  /** Query string of the search it selects, without `?`. */
  readonly search: string;
  /** Path of the drawing of such a car; null for what looks like no car in particular. */
  readonly picture: string | null;
}
