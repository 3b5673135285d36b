import type { ComparableCar } from "./comparable-car.ts";
import { isInBand } from "./value-band.ts";
import type { ValueTable, Watch } from "./value-table.ts";

/** Newest cars that are remembered. */
const REMEMBERED = 200;
/** Fewer say nothing about a share of 8 of 10. */
const FEWEST = 100;
const LIMITS = { low: 0.75, high: 0.85 };
const NOTHING: Watch = { marks: "", isOut: false };

/** The share of remembered cars in the band; null while they are too few. */
export function coverageOf({ marks }: Watch): number | null {
  return marks.length < FEWEST ? null : marks.split("").filter((mark) => mark === "1").length / marks.length;
}

/**
 * What a table's successor knows of how its band did: cars that came since, priced by the table that never saw them. Pure.
 * @param arrived in the order in which they came
 */
export function watchCoverage(table: ValueTable | null, arrived: readonly ComparableCar[]): Watch {
  if (table === null) return NOTHING;
  const before = table.watch ?? NOTHING;
  const marks = arrived.flatMap((car) => {
    const isInside = isInBand(table, car);
    return isInside === null ? [] : [isInside ? "1" : "0"];
  });
  const now = { marks: `${before.marks}${marks.join("")}`.slice(-REMEMBERED), isOut: false };
  const share = coverageOf(now);
  return { ...now, isOut: share !== null && (share < LIMITS.low || share > LIMITS.high) };
}
