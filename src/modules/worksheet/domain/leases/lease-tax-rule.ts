import type { Confidence } from "../state-rules/state-fee-rule.ts";
import type { Ppm } from "../figures/rate.ts";
import type { LeaseTaxMethod } from "./lease-sheet.ts";

/** How the place of a lease taxes it. */
export interface LeaseTaxRule {
  readonly method: LeaseTaxMethod;
  readonly ratePpm: Ppm;
  /** Cash, rebates and trade-in that lower the cost are taxed at signing. */
  readonly taxesCash: boolean;
  readonly taxesRebates: boolean;
  readonly taxesTrade: boolean;
  /** Tax that is due at once (S, L) is financed with the lease instead of paid at signing. */
  readonly isCapitalized: boolean;
  readonly isEstimate: boolean;
  readonly confidence: Confidence;
}
