import type { FailedRule } from "#modules/underwriting/domain/failed-rule.ts";
import type { BureauContact } from "#modules/credit-bureaus/domain/report/used-score.ts";
import { LENDER_RULES, type RuleCode } from "#modules/underwriting/domain/lender-rules.ts";
import { isAboutPeople } from "#modules/underwriting/domain/rule.ts";
import { isNotAsked } from "#modules/lenders/domain/is-sent-nowhere.ts";
import type { LenderAnswer, LenderAnswerState } from "#modules/lenders/domain/lender-answer.ts";
import type { WaitingCode } from "#modules/underwriting/domain/decision.ts";
import type { ReasonCode } from "#modules/credit-bureaus/domain/reason-codes.ts";
import type { WorkableChange, WorkableCombination } from "#modules/underwriting/domain/workable-change.ts";

/** What one lender said, for the buyer: why not, and what would get a yes (LEND-01). */
export interface LenderView {
  readonly lenderId: string;
  readonly lenderName: string;
  readonly state: LenderAnswerState;
  readonly reasons: readonly ReasonCode[];
  /** Without what would tell one applicant of the other's credit file or income. */
  readonly failedRules: readonly FailedRule[];
  readonly changes: readonly WorkableChange[];
  readonly cheapestCombination: WorkableCombination | null;
  readonly waitingFor: readonly WaitingCode[];
  /** Whom to ask to lift a freeze; empty for a lender that waits for no file. */
  readonly bureaus: readonly BureauContact[];
  /** ISO instant; null without an offer. */
  readonly expiresAt: string | null;
}

/** The reading of a score is for its disclosure; its limit is nobody's to show (OP-49). */
const WITHOUT_LIMIT: ReadonlySet<RuleCode> = new Set<RuleCode>(["SCORE_BELOW_MINIMUM"]);

/** An answer as its buyer may see it. */
export function lenderView(answer: LenderAnswer): LenderView {
  const { lenderId, lenderName, state, changes, cheapestCombination, waitingFor, expiresAt } = answer;
  return {
    lenderId,
    lenderName,
    state,
    reasons: answer.reasons.map(({ code }) => code),
    failedRules: answer.failedRules.map(shownRule),
    changes,
    cheapestCombination,
    waitingFor,
    bureaus: waitingFor.includes("CREDIT_FILE_FROZEN") ? unique(answer.bureaus) : [],
    expiresAt,
  };
}

/** Whose answer has something to tell, apart from lenders whose rules kept the application from being sent to them. */
export function toldLenders(lenders: readonly LenderView[]): {
  readonly answered: readonly LenderView[];
  readonly notAsked: readonly LenderView[];
} {
  const told = lenders.filter(({ reasons, failedRules }) => reasons.length + failedRules.length > 0);
  return { answered: told.filter((lender) => !isNotAsked(lender)), notAsked: told.filter(isNotAsked) };
}

function shownRule(rule: FailedRule): FailedRule {
  if (!isAboutPeople(LENDER_RULES[rule.code])) return rule;
  const { limit } = rule.values;
  const values: FailedRule["values"] = limit === undefined || WITHOUT_LIMIT.has(rule.code) ? {} : { limit };
  // The margin and the limit together say the actual value.
  return { ...rule, values, margin: 0 };
}

/** Two files at one bureau are one address. */
function unique(bureaus: readonly BureauContact[]): readonly BureauContact[] {
  return [...new Map(bureaus.map((bureau) => [bureau.name, bureau])).values()];
}
