import { CAR_PARTS, type CarPart } from "#modules/inventory/domain/condition/car-parts-data.ts";
import type { ConditionMark, MarkKind } from "#modules/inventory/domain/condition/condition-report.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";

const KINDS: Readonly<Record<MarkKind, string>> = {
  scratch: english("Scratch"),
  dent: english("Dent"),
  chip: english("Chip"),
  scuff: english("Scuff"),
  crack: english("Crack"),
  stain: english("Stain"),
  tear: english("Tear"),
  wear: english("Wear"),
  fading: english("Fading"),
  rust: english("Rust"),
  missing: english("Missing piece"),
};

const SIZES = {
  small: english("under 1 inch"),
  medium: english("1 to 3 inches"),
  large: english("over 3 inches"),
} as const;

const PARTS: Readonly<Record<CarPart, string>> = {
  "driver-fender": english("Driver's front fender"),
  "driver-front-door": english("Driver's door"),
  "driver-rear-door": english("Driver's side rear door"),
  "driver-quarter-panel": english("Driver's side rear panel"),
  "driver-front-wheel": english("Driver's side front wheel"),
  "driver-rear-wheel": english("Driver's side rear wheel"),
  "driver-mirror": english("Driver's mirror"),
  "driver-rocker": english("Below the driver's door"),
  "passenger-fender": english("Passenger's front fender"),
  "passenger-front-door": english("Passenger's door"),
  "passenger-rear-door": english("Passenger's side rear door"),
  "passenger-quarter-panel": english("Passenger's side rear panel"),
  "passenger-front-wheel": english("Passenger's side front wheel"),
  "passenger-rear-wheel": english("Passenger's side rear wheel"),
  "passenger-mirror": english("Passenger's mirror"),
  "passenger-rocker": english("Below the passenger's door"),
  hood: english("Hood"),
  windshield: english("Windshield"),
  "front-bumper": english("Front bumper"),
  grille: english("Grille"),
  roof: english("Roof"),
  "driver-headlight": english("Driver's side headlight"),
  "passenger-headlight": english("Passenger's side headlight"),
  "rear-window": english("Rear window"),
  trunk: english("Trunk or tailgate"),
  "rear-bumper": english("Rear bumper"),
  "driver-taillight": english("Driver's side taillight"),
  "passenger-taillight": english("Passenger's side taillight"),
  "driver-seat": english("Driver's seat"),
  "passenger-seat": english("Front passenger seat"),
  "rear-seat": english("Rear seat"),
  dashboard: english("Dashboard"),
  "steering-wheel": english("Steering wheel"),
  "door-panel": english("Inside of a door"),
  carpet: english("Carpet"),
  headliner: english("Headliner"),
  "cargo-area": english("Cargo area"),
};

/** `Scratch, under 1 inch`. */
export function markWords(t: Text, { kind, size }: ConditionMark): string {
  return `${t(KINDS[kind])}, ${t(SIZES[size])}`;
}

export function partWords(t: Text, part: CarPart): string {
  return t(PARTS[part]);
}

/** Marks as they are numbered on the page: around the car first, then inside. */
export function numberedMarks(marks: readonly ConditionMark[]): readonly ConditionMark[] {
  const isInside = ({ part }: ConditionMark) => CAR_PARTS.get(part)?.view === "interior";
  return [...marks.filter((mark) => !isInside(mark)), ...marks.filter(isInside)];
}
