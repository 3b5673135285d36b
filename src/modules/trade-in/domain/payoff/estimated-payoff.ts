import type { Cents } from "#platform/shared/money.ts";

/** How many days of interest stand between what an owner says is owed and the day on which it is paid. */
const ESTIMATED_DAYS = 10;
/** A daily rate for an estimate: about 8 % a year, in parts of a million a day. */
const ESTIMATED_PPM_A_DAY = 219;

/** Without a lender's word: what its owner says is owed, and ten days of interest. */
export function estimatedPayoff(owedCents: Cents): Cents {
  const perDiem = Math.ceil((owedCents * ESTIMATED_PPM_A_DAY) / 1_000_000);
  return owedCents + ESTIMATED_DAYS * perDiem;
}
