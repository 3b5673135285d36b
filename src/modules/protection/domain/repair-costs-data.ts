import type { Cents } from "#platform/shared/money.ts";
import { english } from "#platform/shared/texts/text.ts";

interface RepairCost {
  readonly repair: string;
  readonly cents: Cents;
  /** The most that it costs; else about that much. */
  readonly isUpTo: boolean;
}

/** PROT-09: samples, shown as such. */
export const REPAIR_COSTS: readonly RepairCost[] = [
  { repair: english("Wheel and tire"), cents: 70_000, isUpTo: false },
  { repair: english("Powertrain"), cents: 203_000, isUpTo: true },
  { repair: english("GPS screen"), cents: 112_000, isUpTo: true },
];
