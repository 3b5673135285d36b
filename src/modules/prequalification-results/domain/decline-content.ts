import type { BureauContact, UsedScore } from "#modules/credit-bureaus/domain/report/used-score.ts";
import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { ReasonCode } from "#modules/credit-bureaus/domain/reason-codes.ts";
import type { Language } from "#platform/shared/texts/language.ts";

/** A reason of a lender, or why the retailer asked no lender at all. */
export type DeclineReason = ReasonCode | "STATE_NOT_SERVED" | "ITIN_NOT_TAKEN" | "UNDER_AGE";

/** Decided by what somebody typed, whatever their report says. */
const WITHOUT_A_REPORT: ReadonlySet<DeclineReason> = new Set([
  "STATE_NOT_SERVED",
  "ITIN_NOT_TAKEN",
  "UNDER_AGE",
]);

/**
 * Whether a decline rests on a credit report, in whole or in part (15 USC 1681m(a)). A creditor that gives no reason may
 * have used it.
 */
export function restsOnReport(creditors: DeclineContent["creditors"]): boolean {
  return creditors.some(
    ({ reasons }) => reasons.length === 0 || reasons.some(({ code }) => !WITHOUT_A_REPORT.has(code)),
  );
}

/** A creditor as letters name it. */
export type CreditorContact = LenderAnswer["creditor"];

/** Everything the letter about a decline says, without its words. Personal data: stored sealed. */
export interface DeclineContent {
  readonly reader: {
    readonly firstName: string;
    readonly lastName: string;
    readonly addressLines: readonly string[];
    /** Null where none was asked for: the letter waits where the result is shown. */
    readonly email: string | null;
    /** In which they read the pages. */
    readonly language: Language;
  };
  readonly retailer: CreditorContact;
  /** The retailer alone by its own rule, or each lender with its own reasons, at most four. */
  readonly creditors: readonly {
    readonly contact: CreditorContact;
    readonly reasons: readonly { readonly code: DeclineReason }[];
  }[];
  /** Empty, as the next, where no report was used. */
  readonly scores: readonly UsedScore[];
  readonly bureausWithoutScore: readonly BureauContact[];
  /** IANA zone of the retailer, for the date. */
  readonly timeZone: string;
}
