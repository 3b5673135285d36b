import type { FailedRule, MarginUnit, RuleCode } from "../../failed-rule.ts";

interface Missed {
  readonly values?: FailedRule["values"];
  readonly margin?: number;
  readonly unit?: MarginUnit;
}

/** One failed rule as a list, or nothing: so that rules read as conditions. */
export function failsIf(
  isFailed: boolean,
  code: RuleCode,
  { values = {}, margin = 0, unit = "none" }: Missed = {},
): readonly FailedRule[] {
  return isFailed ? [{ code, values, margin, unit }] : [];
}

/** Fails where `actual` is more than `limit`. */
export function failsAbove(
  code: RuleCode,
  { actual, limit, unit }: { actual: number; limit: number; unit: MarginUnit },
): readonly FailedRule[] {
  return failsIf(actual > limit, code, { values: { actual, limit }, margin: actual - limit, unit });
}

/** Fails where `actual` is less than `limit`. */
export function failsBelow(
  code: RuleCode,
  { actual, limit, unit }: { actual: number; limit: number; unit: MarginUnit },
): readonly FailedRule[] {
  return failsIf(actual < limit, code, { values: { actual, limit }, margin: limit - actual, unit });
}
