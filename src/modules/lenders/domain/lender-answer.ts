import type { BureauContact, UsedScore } from "#modules/credit-bureaus/domain/report/used-score.ts";
import type { FailedRule } from "./failed-rule.ts";
import type { LenderOffer } from "./lender-offer.ts";
import type { ReasonCode } from "#modules/credit-bureaus/domain/reason-codes.ts";
import type { WorkableChange, WorkableCombination } from "./workable-change.ts";

/** LEND-02 in the words of finance sources; `CANCELED` is our own, after a withdrawal. */
const LENDER_ANSWER_STATES = [
  "PENDING",
  "APPROVED",
  "CONDITIONAL",
  "COUNTER_OFFER",
  "DECLINED",
  "LENDER_CONSTRAINT",
  "ERROR",
  "TIMEOUT",
  "CANCELED",
] as const;
export type LenderAnswerState = (typeof LENDER_ANSWER_STATES)[number];

/** Why a lender waits; none of them is a decline. */
const WAITING_CODES = ["CREDIT_FILE_FROZEN", "FRAUD_ALERT", "ADDRESS_MISMATCH", "MANUAL_REVIEW"] as const;
export type WaitingCode = (typeof WAITING_CODES)[number];

/** The creditor as a notice names it. */
interface CreditorContact {
  readonly legalName: string;
  readonly addressLines: readonly string[];
  /** Ten digits. */
  readonly phone: string;
  /** The federal agency that administers compliance: name and address. */
  readonly agencyLines: readonly string[];
}

/** What one lender said to one request. A later `occurredAt`, then a higher `sequence`, replaces an earlier one. */
export interface LenderAnswer {
  readonly requestId: string;
  readonly lenderId: string;
  readonly lenderName: string;
  readonly creditor: CreditorContact;
  readonly state: LenderAnswerState;
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
  /** ISO instant until which the offers hold; null without offers. */
  readonly expiresAt: string | null;
  /** The lender's own reference. */
  readonly reference: string | null;
  /** ISO instants: here, and at the lender. */
  readonly receivedAt: string;
  readonly occurredAt: string;
  readonly sequence: number;
}
