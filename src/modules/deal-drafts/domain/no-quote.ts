import type { NotPossible } from "#modules/pricing/domain/deal-input.ts";
import type { DealProblem } from "#modules/worksheet/domain/terms/deal-parts.ts";

/** Why a draft cannot be had this way. */
export interface NoQuote {
  readonly kind: "not-possible";
  readonly problems: readonly (DealProblem | "financing-not-offered")[];
  readonly limits: NotPossible["limits"];
}
