import { FACETS, LOOK_FACETS, SPEC_FACETS, type FacetName } from "../facets.ts";
import { RowSets, type SharedSets } from "../index/row-sets.ts";
import type { Column } from "../index/index-state.ts";
import { BLOCK_ROWS } from "../index/row-blocks.ts";
import { compareTies } from "../index/stock-columns.ts";
import { SEARCHED_COLUMNS, type SearchedIndex, type SearchedTable } from "./searched-index.ts";
import { isShared } from "./shared-room.ts";
import type { StockIndex } from "../index/stock-index.ts";

const TABLES = ["specs", "looks", "lots"] as const;
/** Dictionary codes in one combination, by table. */
const PARTS = { specs: SPEC_FACETS.length, looks: LOOK_FACETS.length, lots: 2 };

type ByTable<T> = Readonly<Record<(typeof TABLES)[number], T>>;

/** The figures of an index as another thread can read them, while this one goes on writing them. */
export interface IndexShare {
  readonly columns: Pick<SearchedIndex["columns"], (typeof SEARCHED_COLUMNS)[number] | "featureStride">;
  readonly sets: Readonly<Record<"featureSets" | "lookSets", SharedSets>>;
  readonly owners: Uint32Array;
  readonly tables: ByTable<readonly Uint16Array[]>;
}

/** How much of it there is; grows with the stock, and is told with each question. */
export interface IndexSizes {
  readonly blocks: number;
  readonly rooftops: number;
  readonly tables: ByTable<number>;
  /** Codes of each facet, in the order of `FACETS`. */
  readonly dictionaries: readonly number[];
}

/** Undefined for a stock that is too small to lie in shared memory. */
export function shareOf(index: StockIndex): IndexShare | undefined {
  const { columns, blocks } = index;
  const [featureSets, lookSets] = [columns.featureSets.shared, columns.lookSets.shared];
  if (featureSets === undefined || lookSets === undefined) return undefined;
  if (SEARCHED_COLUMNS.some((name) => !isShared(columns[name]))) return undefined;
  const named = Object.fromEntries(SEARCHED_COLUMNS.map((name) => [name, columns[name]]));
  return {
    columns: { ...named, featureStride: columns.featureStride } as IndexShare["columns"],
    sets: { featureSets, lookSets },
    owners: blocks.owners,
    tables: byTable((name) => Array.from({ length: PARTS[name] }, (_, part) => index[name].column(part))),
  };
}

export function sizesOf({ blocks, rooftops, dictionaries, ...tables }: StockIndex): IndexSizes {
  return {
    blocks: blocks.count,
    rooftops: rooftops.size,
    tables: byTable((name) => tables[name].size),
    dictionaries: FACETS.map((name) => dictionaries[name].size),
  };
}

/** Two shares with the same marks are the same to whoever was given one: small lists are copies, and only ever get longer. */
export function marksOf(
  { columns, sets, owners, tables }: IndexShare,
  sizes: IndexSizes,
): readonly unknown[] {
  const lists: readonly (readonly [list: Column | undefined, size: number])[] = [
    [owners, sizes.blocks],
    ...TABLES.map((name) => [tables[name][0], sizes.tables[name]] as const),
  ];
  return [
    sets.featureSets.memory,
    sets.lookSets.memory,
    ...SEARCHED_COLUMNS.map((name) => columns[name]),
    ...lists.flatMap(([list, size]) => [list, list !== undefined && isShared(list) ? 0 : size]),
  ];
}

/** An index of another thread, for its questions. */
export class SharedIndex implements SearchedIndex {
  readonly columns: SearchedIndex["columns"];
  /** A page could not be put in order without the text of keys, which stays with the writer. */
  isUndecided = false;
  rowCount = 0;
  blocks: SearchedIndex["blocks"];
  rooftops: SearchedIndex["rooftops"] = { size: 0 };
  dictionaries = {} as SearchedIndex["dictionaries"];
  specs: SearchedTable;
  looks: SearchedTable;
  lots: SearchedTable;
  readonly #share: IndexShare;

  /** @param reader which thread this is, from 1 on */
  constructor(share: IndexShare, reader: number) {
    this.#share = share;
    this.columns = {
      ...share.columns,
      featureSets: RowSets.ofOther(share.sets.featureSets, reader),
      lookSets: RowSets.ofOther(share.sets.lookSets, reader),
    };
    this.blocks = { owners: share.owners, count: 0 };
    this.specs = this.#table("specs", 0);
    this.looks = this.#table("looks", 0);
    this.lots = this.#table("lots", 0);
  }

  /** Before each question. */
  resize({ blocks, rooftops, tables, dictionaries }: IndexSizes): void {
    this.isUndecided = false;
    this.rowCount = blocks * BLOCK_ROWS;
    this.blocks = { owners: this.#share.owners, count: blocks };
    this.rooftops = { size: rooftops };
    this.specs = this.#table("specs", tables.specs);
    this.looks = this.#table("looks", tables.looks);
    this.lots = this.#table("lots", tables.lots);
    const sizes = FACETS.map((name, at) => [name, { size: dictionaries[at] ?? 0 }]);
    this.dictionaries = Object.fromEntries(sizes) as Record<FacetName, { size: number }>;
  }

  compareKeys(left: number, right: number): number {
    const order = compareTies(this.columns, left, right);
    if (order === 0 && left !== right) this.isUndecided = true;
    return order;
  }

  #table(name: (typeof TABLES)[number], size: number): SearchedTable {
    const columns = this.#share.tables[name];
    return { size, column: (part) => columns[part] as Uint16Array };
  }
}

function byTable<T>(make: (name: (typeof TABLES)[number]) => T): ByTable<T> {
  return { specs: make("specs"), looks: make("looks"), lots: make("lots") };
}
