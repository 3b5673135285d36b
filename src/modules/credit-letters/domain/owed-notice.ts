import type { BureauContact, UsedScore } from "#modules/credit-bureaus/domain/report/used-score.ts";
import type { ReasonCode } from "#modules/credit-bureaus/domain/reason-codes.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import type { CreditorContact, MissingInformation, NoticeApplicant } from "./notice-facts.ts";
import type { NotSentCode } from "./not-sent-reasons.ts";

/** What a letter is for (12 CFR 1002.9; 15 USC 1681m; 16 CFR 640). */
export const NOTICE_KINDS = ["ADVERSE_ACTION", "COUNTER_OFFER", "INCOMPLETE", "SCORE_DISCLOSURE"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A reason of a lender's answer, or why no lender was sent the application. */
export interface NoticeReason {
  readonly code: ReasonCode | NotSentCode;
}

/** What a creditor would do instead. */
export interface CounterTerms {
  readonly amountFinancedCents: Cents;
  readonly downPaymentCents: Cents;
  readonly paymentCents: Cents;
  readonly termMonths: number;
  /** The yearly rate; null for leases, which name none. */
  readonly ratePpm: number | null;
  readonly annualMiles: number | null;
  readonly droppedProductCodes: readonly string[];
  /** Until when it holds, where the car is; null where the creditor did not say. */
  readonly until: CivilDate | null;
}

/** One creditor with reasons of its own. */
export interface NoticeCreditor {
  readonly contact: CreditorContact;
  /** At most four; empty where the letter tells of the right to ask for them. */
  readonly reasons: readonly NoticeReason[];
  /** What it offered instead; empty for a plain no. */
  readonly counters: readonly CounterTerms[];
}

/** Everything a letter says, without its words. Personal data: stored sealed. */
export interface NoticeContent {
  readonly kind: NoticeKind;
  readonly orderNumber: string;
  readonly vehicleTitle: string;
  readonly timeZone: string;
  readonly reader: NoticeApplicant;
  /** Somebody else applies too. */
  readonly isJoint: boolean;
  readonly retailer: CreditorContact;
  readonly creditors: readonly NoticeCreditor[];
  /** The reader's own scores, never the other applicant's. */
  readonly scores: readonly UsedScore[];
  /** Bureaus that had no score of the reader. */
  readonly bureausWithoutScore: readonly BureauContact[];
  readonly missing: MissingInformation | null;
}

/** One letter to one person. */
export interface OwedNotice {
  readonly content: NoticeContent;
  /** ISO instants: the last lawful moment, and when it goes. */
  readonly dueAt: string;
  readonly sendAt: string;
}

/** All letters that are owed as things stand; what was not sent yet and is not among them is no longer owed. */
export interface NoticesOwed {
  readonly applicationId: string;
  readonly version: number;
  /** `application`: the last word about all versions, also about earlier ones that nobody was written about yet. */
  readonly settles: "version" | "application";
  readonly notices: readonly OwedNotice[];
}
