import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import type { FacetName } from "../facets.ts";

/** What an index consists of, apart from what follows from it. Arrays are copies. */
export interface IndexState {
  readonly version: number;
  readonly dictionaries: Readonly<Record<FacetName, DictionaryState>>;
  readonly rooftops: DictionaryState;
  /** Codes of each part, by combination. */
  readonly combinations: Readonly<Record<"specs" | "looks" | "lots", readonly Uint16Array[]>>;
  readonly columns: ColumnsState;
  /** The owner of each block. */
  readonly owners: Uint32Array;
  readonly counts: Readonly<Record<"specs" | "looks" | "features" | "firstOfSpec", Uint32Array>>;
  /** By row; free rows have none. */
  readonly cards: readonly (VehicleCardView | undefined)[];
}

export interface DictionaryState {
  readonly values: readonly string[];
  readonly labels: readonly string[];
}

export interface ColumnsState {
  readonly figures: Readonly<Record<string, Column>>;
  readonly featureStride: number;
  readonly features: Uint32Array;
}

export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
