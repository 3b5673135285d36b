import type { Language } from "#platform/shared/texts/language.ts";
import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import type { ApplicantRole } from "#modules/credit-bureaus/domain/credit-applicant.ts";

/** A creditor as letters name it. */
export type CreditorContact = LenderAnswer["creditor"];

/**
 * What happened to one version of an application.
 * - `submitted`: the clock starts.
 * - `score-received`: a lender answered, and nothing is final yet.
 * - `timed-out`: lenders did not answer in time.
 * - `incomplete`: something is missing, and the applicant is told until when (`missing`).
 * - `all-declined`: every lender that decided said no.
 * - `dealer-declined`: nobody was sent the application, because no lender takes such a one.
 * - `counter-not-accepted`: the buyer let counter-offers go.
 * - `withdrawn`: the buyer declined every offer, or took the application back.
 * - `accepted`: one offer was accepted.
 */
export type NoticeEvent =
  | "submitted"
  | "score-received"
  | "timed-out"
  | "incomplete"
  | "all-declined"
  | "dealer-declined"
  | "counter-not-accepted"
  | "withdrawn"
  | "accepted";

/** One person as letters address them. Personal data. */
export interface NoticeApplicant {
  readonly applicantId: string;
  readonly role: ApplicantRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLines: readonly string[];
  /** Two letters; missing in letters of before it was kept. */
  readonly state?: string;
  readonly email: string;
  /** Of their own pages; missing where that is not known. */
  readonly language?: Language;
  /** Ten digits, only of somebody who agreed to be texted there. */
  readonly textPhone: string | null;
}

/** What is missing before lenders can decide. */
export interface MissingInformation {
  /** English texts marked with `english`. */
  readonly items: readonly string[];
  readonly answerBy: CivilDate;
}

/** Everything that decides which letters the law asks for. */
export interface NoticeFacts {
  readonly applicationId: string;
  readonly version: number;
  readonly orderNumber: string;
  readonly vehicleTitle: string;
  /** IANA zone of the rooftop, for the dates of letters. */
  readonly timeZone: string;
  readonly event: NoticeEvent;
  /** ISO instants in UTC: when the application was received, and now. */
  readonly appliedAt: string;
  readonly now: string;
  /** The primary one first. */
  readonly applicants: readonly NoticeApplicant[];
  /** As lenders gave them: of a withdrawal, those before the requests were called off. */
  readonly answers: readonly LenderAnswer[];
  readonly retailer: CreditorContact;
  /** Only read for `incomplete`. */
  readonly missing?: MissingInformation;
}
