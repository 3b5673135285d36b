import { CAR_PARTS, type CarPart } from "#modules/inventory/domain/condition/car-parts-data.ts";
import type {
  ConditionMark,
  ConditionReport,
  MarkKind,
  MarkSize,
} from "#modules/inventory/domain/condition/condition-report.ts";
import type { Vehicle } from "#modules/inventory/domain/vehicle.ts";
import { seededRandom, type SeededRandom } from "./seeded-random.ts";

/** What happens to parts in daily use; words as a technician writes them. */
const OUTSIDE: readonly (readonly [MarkKind, MarkSize, string | null])[] = [
  ["scratch", "small", "Clear coat only, polished."],
  ["scratch", "medium", "Can't be felt with a fingernail."],
  ["chip", "small", "Touched up."],
  ["dent", "small", "Paint not broken."],
  ["scuff", "medium", null],
];
const WHEELS: readonly (readonly [MarkKind, MarkSize, string | null])[] = [
  ["scuff", "small", "Curb rash on the rim."],
  ["scuff", "medium", "Curb rash on the rim."],
];
const INSIDE: readonly (readonly [MarkKind, MarkSize, string | null])[] = [
  ["wear", "small", "Light wear on the outer bolster."],
  ["stain", "small", "Cleaned, still faintly visible."],
  ["scuff", "small", null],
];
const SOFT: readonly CarPart[] = ["driver-seat", "rear-seat", "carpet", "door-panel", "cargo-area"];
/** Glass and lamps are replaced before a car is sold. */
const BODY = [...CAR_PARTS].flatMap(([part, { view }]) =>
  view === "interior" || /wheel|window|windshield|light|mirror|grille/.test(part) ? [] : [part],
);
const RIMS = [...CAR_PARTS.keys()].filter((part) => /(?:front|rear)-wheel/.test(part));

/** An invented inspection of a used demonstration car, the same for the same car; null for new ones. */
export function demoConditionReport(vehicle: Vehicle, seed: number): ConditionReport | null {
  if (vehicle.condition === "new") return null;
  const random = seededRandom(seed);
  const miles = vehicle.mileage ?? 0;
  const most = Math.min(7, 1 + Math.floor(miles / 18_000));
  return {
    inspectedOn: vehicle.createdAt.slice(0, 10),
    odometer: Math.max(0, miles - random.between(1, 6)),
    tread32nds: random.between(miles > 60_000 ? 4 : 6, miles > 60_000 ? 7 : 9),
    marks: marksOf(random, random.between(vehicle.condition === "certified" ? 0 : 1, most)),
    pictures: [],
  };
}

/** One mark a part. */
function marksOf(random: SeededRandom, count: number): ConditionMark[] {
  const marks = new Map<CarPart, ConditionMark>();
  for (let at = 0; at < count; at += 1) {
    const roll = random.next();
    const [parts, kinds] = roll < 0.6 ? [BODY, OUTSIDE] : roll < 0.8 ? [RIMS, WHEELS] : [SOFT, INSIDE];
    const part = random.pick(parts);
    const [kind, size, note] = random.pick(kinds);
    marks.set(part, { part, kind, size, note, photo: null });
  }
  return [...marks.values()];
}
