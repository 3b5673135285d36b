import type { VehicleCardView } from "../vehicle-view.ts";
import { facetKey, LOOK_FACETS, SPEC_FACETS, type FacetName } from "./facets.ts";
import type { StockIndex } from "./stock-index.ts";

const SAME_MODEL = 6;
/** What likeness is worth: the same model matters most, then body and make. */
const LIKENESS: Partial<Readonly<Record<FacetName, number>>> = {
  model: SAME_MODEL,
  body: 4,
  make: 2,
  fuel: 1.5,
  condition: 1.5,
  drivetrain: 0.5,
};
/** A price twice as high (or half) costs this much. */
const PRICE_WEIGHT = 5;

export type SimilarTo = Pick<
  VehicleCardView,
  "id" | "condition" | "make" | "model" | "bodyStyle" | "fuel" | "drivetrain" | "priceCents"
>;

/** The vehicles most like the given one (VEH-05, VEH-06), best first, never itself. It need not be listed. */
export function similarVehicles(index: StockIndex, vehicle: SimilarTo, limit: number): VehicleCardView[] {
  const { condition, make, model, bodyStyle: body, fuel, drivetrain } = vehicle;
  const values: Partial<Record<FacetName, string | null>> = {
    condition,
    make,
    model,
    body,
    fuel,
    drivetrain,
  };
  const bySpec = likeness(index, { table: index.specs, names: SPEC_FACETS, values });
  const byLook = likeness(index, { table: index.looks, names: LOOK_FACETS, values });
  const { spec, look, lot, price } = index.columns;
  const best: { row: number; score: number }[] = [];
  let threshold = -Infinity;
  const tryRows = (isTried: Uint8Array): void => {
    for (let row = 0; row < index.rowCount; row += 1) {
      if (isTried[spec[row] as number] === 0 || lot[row] === 0) continue;
      const base = (bySpec[spec[row] as number] as number) + (byLook[look[row] as number] as number);
      if (base <= threshold) continue;
      const score = base - priceGap(vehicle.priceCents, price[row] as number);
      if (score <= threshold || index.card(row).id === vehicle.id) continue;
      best.push({ row, score });
      best.sort((a, b) => b.score - a.score);
      if (best.length > limit) best.pop();
      if (best.length === limit) threshold = best[limit - 1]?.score ?? -Infinity;
    }
  };
  // The same model first: what it sets as the bar is mostly more than any other vehicle can reach.
  tryRows(Uint8Array.from(bySpec, (score) => (score >= SAME_MODEL ? 1 : 0)));
  const mostByLook = byLook.reduce((most, score) => Math.max(most, score), 0);
  const others = Uint8Array.from(bySpec, (score) =>
    score < SAME_MODEL && score + mostByLook > threshold ? 1 : 0,
  );
  if (others.includes(1)) tryRows(others);
  return best.map(({ row }) => index.card(row));
}

interface Likeness {
  readonly table: StockIndex["specs"];
  readonly names: readonly FacetName[];
  readonly values: Partial<Record<FacetName, string | null>>;
}

function likeness(index: StockIndex, { table, names, values }: Likeness): Float64Array {
  const scores = new Float64Array(table.size);
  for (const [part, name] of names.entries()) {
    const weight = LIKENESS[name];
    const code = index.dictionaries[name].find(facetKey(values[name] ?? ""));
    if (weight === undefined || code === 0) continue;
    const codes = table.column(part);
    for (let at = 0; at < scores.length; at += 1)
      if (codes[at] === code) scores[at] = (scores[at] as number) + weight;
  }
  return scores;
}

function priceGap(wanted: number | null, price: number): number {
  if (wanted === null || wanted <= 0 || price <= 0) return PRICE_WEIGHT / 2;
  return Math.abs(Math.log2(price / wanted)) * PRICE_WEIGHT;
}
