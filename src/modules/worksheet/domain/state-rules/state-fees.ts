import type { StateFeeRule } from "./state-fee-rule.ts";
import { STATE_FEE_RULES } from "./state-fees-data.ts";

/** The rule of a state on a day (`YYYY-MM-DD`); undefined for a place that is none of the 50 states and DC. */
export function stateFeeRule(state: string, onDate: string): StateFeeRule | undefined {
  const all = STATE_FEE_RULES.filter((rule) => rule.state === state.toUpperCase());
  const inForce = all.filter((rule) => rule.effectiveFrom <= onDate);
  return (inForce.length > 0 ? inForce : all).toSorted((a, b) =>
    a.effectiveFrom < b.effectiveFrom ? 1 : -1,
  )[0];
}
