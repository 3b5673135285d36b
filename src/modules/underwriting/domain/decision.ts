import type { ReasonCode } from "#modules/credit-bureaus/domain/reason-codes.ts";
import type { BureauContact, UsedScore } from "#modules/credit-bureaus/domain/report/used-score.ts";
import type { FailedRule } from "./failed-rule.ts";
import type { LenderOffer } from "./lender-offer.ts";
import type { WorkableChange, WorkableCombination } from "./workable-change.ts";

/** What a lender can decide (LEND-02), in the words of finance sources. */
type DecisionState =
  | "PENDING"
  | "APPROVED"
  | "CONDITIONAL"
  | "COUNTER_OFFER"
  | "DECLINED"
  | "LENDER_CONSTRAINT";

/** Why a lender waits; none of them is a decline. */
const WAITING_CODES = ["CREDIT_FILE_FROZEN", "FRAUD_ALERT", "ADDRESS_MISMATCH", "MANUAL_REVIEW"] as const;
export type WaitingCode = (typeof WAITING_CODES)[number];

/** What a decision says, without when and under which reference. */
export interface Decision {
  readonly state: DecisionState;
  /** Empty unless APPROVED, CONDITIONAL or COUNTER_OFFER; the first is the lender's own favorite. */
  readonly offers: readonly LenderOffer[];
  /** All rules that the deal as asked does not meet. */
  readonly failedRules: readonly FailedRule[];
  /** At most four, most important first; each follows from a failed rule. */
  readonly reasons: readonly { readonly code: ReasonCode }[];
  /** Not empty only while PENDING. */
  readonly waitingFor: readonly WaitingCode[];
  /** The score that decided; null where none was used. */
  readonly score: UsedScore | null;
  /** One for each person whose report was used. */
  readonly scores: readonly UsedScore[];
  /** Reports without a score, for notices that name the bureau. */
  readonly bureaus: readonly BureauContact[];
  /** The smallest single change per lever; empty for lenders that do not say. */
  readonly changes: readonly WorkableChange[];
  readonly cheapestCombination: WorkableCombination | null;
}

/** Neither offers nor reasons yet. */
export const DECIDED_NOTHING: Omit<Decision, "state"> = {
  offers: [],
  failedRules: [],
  reasons: [],
  waitingFor: [],
  score: null,
  scores: [],
  bureaus: [],
  changes: [],
  cheapestCombination: null,
};
