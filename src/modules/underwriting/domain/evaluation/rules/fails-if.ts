import type { Failed, MarginUnit } from "../../failed.ts";

interface Missed {
  readonly values?: Failed<string>["values"];
  readonly margin?: number;
  readonly unit?: MarginUnit;
}

/** Nearly all rules are met, and a search for an amount asks each some hundred times. */
const NONE: readonly never[] = [];

/** One failed rule as a list, or nothing: so that rules read as conditions. */
export function failsIf<const Code extends string>(
  isFailed: boolean,
  code: Code,
  { values = {}, margin = 0, unit = "none" }: Missed = {},
): readonly Failed<Code>[] {
  return isFailed ? [{ code, values, margin, unit }] : NONE;
}

/** Fails where `actual` is more than `limit`. */
export function failsAbove<const Code extends string>(
  code: Code,
  { actual, limit, unit }: { actual: number; limit: number; unit: MarginUnit },
): readonly Failed<Code>[] {
  if (actual <= limit) return NONE;
  return failsIf(true, code, { values: { actual, limit }, margin: actual - limit, unit });
}

/** Fails where `actual` is less than `limit`. */
export function failsBelow<const Code extends string>(
  code: Code,
  { actual, limit, unit }: { actual: number; limit: number; unit: MarginUnit },
): readonly Failed<Code>[] {
  if (actual >= limit) return NONE;
  return failsIf(true, code, { values: { actual, limit }, margin: limit - actual, unit });
}
