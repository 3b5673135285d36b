import type { Cents } from "#platform/shared/money.ts";
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

/** The part of a trade's value that is not taxed. */
export function tradeCreditCents(
  rule: StateFeeRule,
  trade: { readonly valueCents: Cents; readonly isNewVehicle: boolean; readonly onDate: string },
): Cents {
  const { tradeCredit } = rule;
  switch (tradeCredit.kind) {
    case "none":
      return 0;
    case "full":
      return trade.valueCents;
    case "new-only":
      return trade.isNewVehicle ? trade.valueCents : 0;
    case "capped": {
      const years = Math.max(0, Number(trade.onDate.slice(0, 4)) - tradeCredit.year);
      return Math.min(trade.valueCents, tradeCredit.capCents + years * tradeCredit.yearlyCents);
    }
  }
}
