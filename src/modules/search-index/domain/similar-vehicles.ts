import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { facetKey, LOOK_FACETS, SPEC_FACETS } from "./facets.ts";
import type { StockIndex } from "./index/stock-index.ts";

const SAME_MODEL = 6;
/** What likeness is worth: the same model matters most, then body and make. Multiples of a half. */
const LIKENESS = { model: SAME_MODEL, body: 4, make: 2, fuel: 1.5, drivetrain: 0.5 } as const;
const SAME_CONDITION = 1.5;
/** Likeness is counted in halves, as small whole numbers. */
const HALVES = 2;
/** A price twice as high (or half) costs this much. */
const PRICE_WEIGHT = 5;

export type SimilarTo = Pick<
  VehicleCardView,
  "id" | "condition" | "make" | "model" | "bodyStyle" | "fuel" | "drivetrain" | "priceCents"
>;

/**
 * The vehicles most like the given one (VEH-05, VEH-06), best first, never itself. It need not be listed. Of equally
 * like ones, those of the same model (or of the same make and body) come first, then those in front in the index.
 */
export function similarVehicles(index: StockIndex, vehicle: SimilarTo, limit: number): VehicleCardView[] {
  const bySpec = likeness(index, vehicle);
  const best = new Best(index, vehicle, limit);
  // What the most alike set as the bar is mostly more than any other vehicle can reach.
  for (const spec of mostAlikeFirst(bySpec)) {
    const ofSpec = bySpec[spec] as number;
    if (ofSpec / HALVES + SAME_CONDITION < best.bar) break;
    best.tryRows(spec, ofSpec / HALVES);
  }
  return best.cards();
}

interface Candidate {
  readonly row: number;
  readonly score: number;
  readonly isSameModel: boolean;
}

/** The best rows seen so far. */
class Best {
  /** Whoever scores less is not among the best. */
  bar = -Infinity;
  readonly #index: StockIndex;
  readonly #vehicle: SimilarTo;
  readonly #limit: number;
  readonly #condition: number;
  readonly #rows: Candidate[] = [];

  constructor(index: StockIndex, vehicle: SimilarTo, limit: number) {
    this.#index = index;
    this.#vehicle = vehicle;
    this.#limit = limit;
    this.#condition = index.dictionaries.condition.find(facetKey(vehicle.condition));
  }

  /** Every vehicle of one spec. */
  tryRows(spec: number, ofSpec: number): void {
    const { look, price, nextOfSpec } = this.#index.columns;
    const conditions = this.#index.looks.column(LOOK_FACETS.indexOf("condition"));
    const isSameModel = ofSpec >= SAME_MODEL;
    for (
      let at = this.#index.rowsOfSpecs.first[spec] as number;
      at !== 0;
      at = nextOfSpec[at - 1] as number
    ) {
      const row = at - 1;
      const isSameCondition = conditions[look[row] as number] === this.#condition;
      const base = isSameCondition ? ofSpec + SAME_CONDITION : ofSpec;
      if (base < this.bar) continue;
      const score = base - priceGap(this.#vehicle.priceCents, price[row] as number);
      if (score >= this.bar) this.#add({ row, score, isSameModel });
    }
  }

  cards(): VehicleCardView[] {
    return this.#rows.map(({ row }) => this.#index.card(row));
  }

  #add(candidate: Candidate): void {
    if (this.#index.card(candidate.row).id === this.#vehicle.id) return;
    const rows = this.#rows;
    rows.push(candidate);
    rows.sort(inOrder);
    if (rows.length > this.#limit) rows.pop();
    if (rows.length === this.#limit) this.bar = rows[this.#limit - 1]?.score ?? -Infinity;
  }
}

/** Best first, whichever was seen first. */
function inOrder(a: Candidate, b: Candidate): number {
  return b.score - a.score || Number(b.isSameModel) - Number(a.isSameModel) || a.row - b.row;
}

/** All combinations by falling likeness. */
function mostAlikeFirst(likenesses: Uint8Array): Uint32Array {
  const starts = new Uint32Array(0x101);
  for (const score of likenesses) starts[0xff - score + 1] = (starts[0xff - score + 1] as number) + 1;
  for (let at = 1; at < starts.length; at += 1)
    starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  const sorted = new Uint32Array(likenesses.length);
  for (let at = 0; at < likenesses.length; at += 1) {
    const bucket = 0xff - (likenesses[at] as number);
    sorted[starts[bucket] as number] = at;
    starts[bucket] = (starts[bucket] as number) + 1;
  }
  return sorted;
}

/** Of every spec, in halves. */
function likeness({ specs, dictionaries }: StockIndex, vehicle: SimilarTo): Uint8Array {
  const values = { ...vehicle, body: vehicle.bodyStyle };
  const scores = new Uint8Array(specs.size);
  for (const name of Object.keys(LIKENESS) as (keyof typeof LIKENESS)[]) {
    const weight = LIKENESS[name] * HALVES;
    const code = dictionaries[name].find(facetKey(values[name] ?? ""));
    if (code === 0) continue;
    const codes = specs.column(SPEC_FACETS.indexOf(name));
    for (let at = 0; at < scores.length; at += 1)
      if (codes[at] === code) scores[at] = (scores[at] as number) + weight;
  }
  return scores;
}

function priceGap(wanted: number | null, price: number): number {
  if (wanted === null || wanted <= 0 || price <= 0) return PRICE_WEIGHT / 2;
  return Math.abs(Math.log2(price / wanted)) * PRICE_WEIGHT;
}
