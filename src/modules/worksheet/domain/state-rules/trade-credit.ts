import type { Cents } from "#platform/shared/money.ts";
import type { StateFeeRule } from "./state-fee-rule.ts";

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
