import type { Cents } from "#platform/shared/money.ts";
import type { RateByTerm } from "#modules/worksheet/domain/terms/rate-by-term.ts";

/** What incentive programs give everybody who buys a vehicle, wherever they live and whoever lends; kept with its row. */
export interface ProgramsForAll {
  /** Off the price, paid in cash or financed. */
  readonly offCents: Cents;
  /** The ways to finance it, each with what comes off and its special rate. */
  readonly finance: readonly { readonly offCents: Cents; readonly rates: readonly RateByTerm[] }[];
}
