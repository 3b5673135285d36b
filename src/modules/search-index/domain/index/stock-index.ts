import { payableCents } from "#modules/pricing/domain/payable-price.ts";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { boundBlock, widenBounds } from "./block-bounds.ts";
import { CombinationTable } from "./combination-table.ts";
import { Dictionary } from "./dictionary.ts";
import { facetLabel } from "../facet-labels.ts";
import { compareLabels } from "../facet-order.ts";
import { facetKey, FACETS, LOOK_FACETS, SPEC_FACETS, type FacetName } from "../facets.ts";
import { drawbacksOf } from "../recommended.ts";
import { widened, withRoom } from "./growing-counts.ts";
import { Identifiers } from "./identifiers.ts";
import type { IndexState } from "./index-state.ts";
import { markLook, writeLook } from "./look-sets.ts";
import { BLOCK_ROWS, MIXED, RowBlocks } from "./row-blocks.ts";
import { RowsOfSpecs } from "./rows-of-specs.ts";
import type { SearchedIndex } from "../shared/searched-index.ts";
import { StockRanges } from "../stock-ranges.ts";
import { compareTies, StockColumns } from "./stock-columns.ts";
import { isListed, type StockItem } from "#modules/inventory/domain/stock-item.ts";
import { facetValue } from "../facet-value.ts";
import { inNaturalOrder } from "../natural-order.ts";
import { FoundByWords } from "../words/found-by-words.ts";
import { WordList } from "./word-list.ts";

function byFacet<T>(make: (name: FacetName) => T): Record<FacetName, T> {
  return Object.fromEntries(FACETS.map((name) => [name, make(name)])) as Record<FacetName, T>;
}

const READERS = byFacet((name) => (text: string) => ({
  value: facetKey(text),
  label: facetLabel(name, text),
}));

/** The flags part of a lot: bit 0 pending sale, bit 1 online exclusive; +1 so that 0 stays "no vehicle". */
function lotFlags(card: VehicleCardView): number {
  return 1 + (card.availability === "PendingSale" ? 1 : 0) + (card.onlineExclusive ? 2 : 0);
}

/**
 * The searchable stock of one tenant: typed columns plus the cards to show.
 * `put` and `remove` cost the same however large the stock is.
 */
export class StockIndex implements SearchedIndex {
  readonly dictionaries: Readonly<Record<FacetName, Dictionary>>;
  readonly words: WordList;
  readonly rooftops = new Dictionary(inNaturalOrder);
  readonly specs = new CombinationTable(SPEC_FACETS.length);
  /** Combination 0 is the free row. */
  readonly looks = new CombinationTable(LOOK_FACETS.length);
  /** Parts: rooftop, flags (`lotFlags`). Combination 0 is the free row. */
  readonly lots = new CombinationTable(2);
  readonly found = new FoundByWords(this);
  readonly columns = new StockColumns();
  readonly rowsOfSpecs = new RowsOfSpecs(this.columns);
  /** Which rows there are, and which lie together. */
  readonly blocks = new RowBlocks();
  readonly ranges = new StockRanges();
  /** Vehicles per spec and look, for suggestions and the landing page. */
  specCounts: Uint32Array = new Uint32Array(64);
  lookCounts: Uint32Array = new Uint32Array(64);
  featureCounts: Uint32Array = new Uint32Array(64);
  #cards: (VehicleCardView | undefined)[] = [];
  readonly #rows = new Map<string, number>();
  readonly #identifiers = new Identifiers((row) => this.card(row));
  #version = 0;

  constructor() {
    this.dictionaries = byFacet((name) => new Dictionary(compareLabels(name)));
    this.words = new WordList(this.dictionaries);
    this.lots.add([0, 0]);
    this.looks.add(LOOK_FACETS.map(() => 0));
  }

  /** Rows in use or free; every column is read up to here. */
  get rowCount(): number {
    return this.blocks.count * BLOCK_ROWS;
  }

  /** Vehicles that can be found. */
  get size(): number {
    return this.#rows.size;
  }

  /** Grows with every `put` and `remove` that changed something. */
  get version(): number {
    return this.#version;
  }

  card(row: number): VehicleCardView {
    return this.#cards[row] as VehicleCardView;
  }

  cardOf(id: string): VehicleCardView | undefined {
    const row = this.#rows.get(id);
    return row === undefined ? undefined : this.#cards[row];
  }

  /** Keys of all listed vehicles, in no order. */
  *keys(): Generator<string> {
    for (const row of this.#rows.values()) yield this.card(row).key;
  }

  /** All listed vehicles, in no order. */
  *cards(): Generator<VehicleCardView> {
    for (const row of this.#rows.values()) yield this.card(row);
  }

  /** `StockItem.digest` of all listed vehicles, by id. */
  *digests(): Generator<readonly [string, number]> {
    for (const [id, row] of this.#rows) yield [id, this.columns.digest[row] as number];
  }

  compareKeys(left: number, right: number): number {
    const order = compareTies(this.columns, left, right);
    if (order !== 0) return order;
    const [before, after] = [this.card(left).key, this.card(right).key];
    return before < after ? -1 : before > after ? 1 : 0;
  }

  /** Rows whose VIN or stock number is exactly this `identifierKey`. */
  rowsOfIdentifier(identifier: string): number[] {
    return this.#identifiers.rowsOf(identifier);
  }

  /** All of it as it is now; later changes leave this alone. */
  state(): IndexState {
    const { dictionaries, blocks, specs, looks } = this;
    return {
      version: this.#version,
      dictionaries: byFacet((name) => dictionaries[name].state()),
      rooftops: this.rooftops.state(),
      combinations: { specs: specs.state(), looks: looks.state(), lots: this.lots.state() },
      columns: this.columns.state(this.rowCount),
      owners: blocks.owners.slice(0, blocks.count),
      counts: {
        specs: this.specCounts.slice(0, specs.size),
        looks: this.lookCounts.slice(0, looks.size),
        features: this.featureCounts.slice(0, dictionaries.feature.size),
        firstOfSpec: this.rowsOfSpecs.first.slice(0, specs.size),
      },
      cards: this.#cards.slice(0, this.rowCount),
    };
  }

  /** Takes the place of an index that had this state; for one that is empty. */
  restore(state: IndexState): void {
    for (const name of FACETS) this.dictionaries[name].restore(state.dictionaries[name]);
    this.rooftops.restore(state.rooftops);
    this.specs.restore(state.combinations.specs);
    this.looks.restore(state.combinations.looks);
    this.lots.restore(state.combinations.lots);
    this.#version = state.version;
    this.specCounts = withRoom(state.counts.specs);
    this.lookCounts = withRoom(state.counts.looks);
    this.featureCounts = withRoom(state.counts.features);
    this.rowsOfSpecs.restore(state.counts.firstOfSpec);
    this.ranges.forget();
    this.columns.restore(state.columns, this.dictionaries.feature.size);
    this.blocks.restore(state.owners, (row) => state.cards[row] === undefined);
    this.#cards = state.cards.slice();
    for (let row = 0; row < this.#cards.length; row += 1) {
      const card = this.#cards[row];
      if (card === undefined) continue;
      this.#rows.set(card.id, row);
      this.#identifiers.learn(row, card);
      this.columns.setKey(row, card.key);
      markLook(this.columns, this.looks, row);
    }
  }

  /** Adds a vehicle or replaces what is known of it; one that is not listed any more is removed. */
  put(item: StockItem): void {
    if (!isListed(item)) return void this.remove(item.card.id);
    const known = this.#rows.get(item.card.id);
    if (known !== undefined) this.#clear(known);
    this.#version += 1;
    const spec = this.specs.add(SPEC_FACETS.map((name) => this.#code(name, facetValue(item, name))));
    const row = this.#rowFor(spec, known);
    this.#rows.set(item.card.id, row);
    this.#write(row, spec, item);
    this.columns.writtenAt[row] = this.#version;
    if (row === known) boundBlock(this.columns, row >>> 5);
    else widenBounds(this.columns, row);
  }

  /** True when the vehicle was there. */
  remove(id: string): boolean {
    const row = this.#rows.get(id);
    if (row === undefined) return false;
    this.#clear(row);
    this.#rows.delete(id);
    this.#free(row);
    this.#version += 1;
    return true;
  }

  /** The row of a vehicle: the one it has when its spec may stay there. */
  #rowFor(spec: number, known: number | undefined): number {
    const { blocks } = this;
    const owner = blocks.ownerOf(spec, this.specCounts[spec] ?? 0);
    if (known !== undefined && blocks.ownerOfRow(known) === owner) return known;
    if (known !== undefined) this.#free(known);
    const isFirst = owner === spec && !blocks.hasOwn(spec);
    const row = blocks.take(owner);
    this.columns.reserve(this.rowCount);
    if (isFirst) this.#gather(spec);
    return row;
  }

  #free(row: number): void {
    this.columns.lot[row] = 0;
    writeLook(this.columns, this.looks, { row, to: 0 });
    this.#cards[row] = undefined;
    boundBlock(this.columns, row >>> 5);
    this.blocks.giveBack(row);
  }

  /** Moves the rows of a spec that still lie in mixed blocks to its own; there are few, and only with its first block. */
  #gather(spec: number): void {
    for (let at = this.rowsOfSpecs.first[spec] ?? 0; at !== 0;) {
      const row = at - 1;
      at = this.columns.nextOfSpec[row] as number;
      if (this.blocks.ownerOfRow(row) === MIXED) this.#move(row, spec);
    }
  }

  #move(row: number, spec: number): void {
    const { columns } = this;
    const card = this.card(row);
    const to = this.blocks.take(spec);
    columns.reserve(this.rowCount);
    columns.copy(row, to);
    writeLook(columns, this.looks, { row: to, to: columns.look[row] as number });
    columns.moveFeatures(row, to);
    columns.writtenAt[to] = this.#version;
    widenBounds(columns, to);
    this.rowsOfSpecs.unlink(row, spec);
    this.rowsOfSpecs.link(to, spec);
    this.#cards[to] = card;
    this.#rows.set(card.id, to);
    this.#identifiers.forget(row, card);
    this.#identifiers.learn(to, card);
    this.#free(row);
  }

  #code(name: FacetName, value: string | null): number {
    return value === null ? 0 : this.dictionaries[name].addSpelling(value, READERS[name]);
  }

  #write(row: number, spec: number, item: StockItem): void {
    const { columns } = this;
    const { card } = item;
    columns.spec[row] = spec;
    const look = this.looks.add(LOOK_FACETS.map((name) => this.#code(name, facetValue(item, name))));
    writeLook(columns, this.looks, { row, to: look });
    const rooftop = this.rooftops.add(card.dealershipId, card.dealershipName);
    columns.lot[row] = this.lots.add([rooftop, lotFlags(card)]);
    columns.price[row] = payableCents(card) ?? -1;
    columns.mileage[row] = card.mileage ?? -1;
    columns.payment[row] = card.estimatedPayment?.estimatedMonthlyPaymentCents ?? -1;
    columns.added[row] = item.addedAt ?? 0;
    columns.drawbacks[row] = drawbacksOf(item);
    columns.setKey(row, card.key);
    columns.digest[row] = item.digest ?? 0;
    this.ranges.add(columns, row, card.year);
    this.#cards[row] = card;
    if (spec >= this.specCounts.length) this.specCounts = widened(this.specCounts);
    this.specCounts[spec] = (this.specCounts[spec] as number) + 1;
    this.rowsOfSpecs.link(row, spec);
    if (look >= this.lookCounts.length) this.lookCounts = widened(this.lookCounts);
    this.lookCounts[look] = (this.lookCounts[look] as number) + 1;
    this.#writeFeatures(row, item.features);
    this.#identifiers.learn(row, card);
  }

  #writeFeatures(row: number, features: readonly string[]): void {
    const codes = features.map((feature) => this.#code("feature", feature));
    this.columns.reserveFeatures(this.dictionaries.feature.size);
    while (this.featureCounts.length < this.dictionaries.feature.size) {
      this.featureCounts = widened(this.featureCounts);
    }
    for (const code of codes) {
      if (code === 0 || this.columns.hasFeature(row, code)) continue;
      this.columns.setFeature(row, code);
      this.featureCounts[code] = (this.featureCounts[code] as number) + 1;
    }
  }

  /** Takes back everything `#write` counted or linked. */
  #clear(row: number): void {
    const { columns } = this;
    const card = this.card(row);
    const spec = columns.spec[row] as number;
    const look = columns.look[row] as number;
    this.ranges.remove(columns, row, card.year);
    this.specCounts[spec] = (this.specCounts[spec] as number) - 1;
    this.rowsOfSpecs.unlink(row, spec);
    this.lookCounts[look] = (this.lookCounts[look] as number) - 1;
    for (let word = 0; word < columns.featureStride; word += 1) {
      let bits = columns.features[row * columns.featureStride + word] as number;
      for (; bits !== 0; bits &= bits - 1) {
        const code = word * 32 + 31 - Math.clz32(bits & -bits);
        this.featureCounts[code] = (this.featureCounts[code] as number) - 1;
      }
    }
    columns.clearFeatures(row);
    this.#identifiers.forget(row, card);
  }
}
