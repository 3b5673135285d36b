import type { FacetName } from "../facets.ts";
import type { CombinationTable } from "../index/combination-table.ts";
import type { RowSets } from "../index/row-sets.ts";
import type { RowBlocks } from "../index/row-blocks.ts";
import type { StockColumns } from "../index/stock-columns.ts";

/** Columns that a search reads. */
export const SEARCHED_COLUMNS = [
  "spec",
  "look",
  "lot",
  "price",
  "mileage",
  "payment",
  "added",
  "drawbacks",
  "tie",
  "tieFrom9",
  "tieFrom17",
  "bounds",
  "features",
] as const;

type SearchedSets = Pick<RowSets, "words" | "stride" | "countCommon">;

export type SearchedTable = Pick<CombinationTable, "size" | "column">;

/**
 * What a plan is answered from: figures only, so that any thread that shares them can. Whoever reads them while they are
 * written may find half of a change, which must neither throw nor go on for ever; the answer is thrown away.
 */
export interface SearchedIndex {
  readonly rowCount: number;
  readonly columns: Pick<StockColumns, (typeof SEARCHED_COLUMNS)[number] | "featureStride"> & {
    readonly featureSets: SearchedSets;
    readonly lookSets: SearchedSets;
  };
  readonly blocks: Pick<RowBlocks, "owners" | "count">;
  readonly specs: SearchedTable;
  readonly looks: SearchedTable;
  readonly lots: SearchedTable;
  readonly dictionaries: Readonly<Record<FacetName, { readonly size: number }>>;
  readonly rooftops: { readonly size: number };
  /** The order of the keys of two rows. */
  compareKeys(left: number, right: number): number;
}
