import type { QualificationState } from "./qualification.ts";

/** The page somebody who pre-qualifies is on (PQ-02, OP-24). */
export const JOURNEY_STEPS = [
  "passcode",
  "identity",
  "questions",
  "result",
  "declined",
  "frozen",
  "no-file",
  "failed",
  "unavailable",
  "expired",
] as const;
export type JourneyStep = (typeof JOURNEY_STEPS)[number];

/** Whom to call about a file, as the bureau names itself. */
interface NamedBureau {
  readonly name: string;
  readonly addressLines: readonly string[];
  readonly phone: string;
}

/** One question about somebody's past, with the answers to choose from. */
export interface JourneyQuestion {
  readonly id: string;
  readonly text: string;
  readonly choices: readonly { readonly id: string; readonly text: string }[];
}

/** The written instructions as somebody reads them before they agree; the hash is of these very words. */
export interface ConsentView {
  readonly version: string;
  readonly hash: string;
  /** Paragraphs in the reader's language. */
  readonly text: readonly string[];
  /** Beside the box to tick. */
  readonly agreement: string;
  /** On the button that sends the form, as it is kept with the words. */
  readonly button: string;
}

/** What the browser knows of a running pre-qualification: nothing that was typed comes back. */
export interface JourneyView {
  readonly step: JourneyStep;
  /** What the identity page asks: the number only when the bureau could not find the person without it. */
  readonly asks: { readonly address: boolean; readonly ssn: boolean };
  /** "(•••) •••-0123", for the passcode page. */
  readonly phoneHint: string;
  /** The code was sent by mail because texts are down; null while the phone is asked. */
  readonly fallbackChannel: "email" | null;
  /** Texts do not get through right now: the code may be asked for by mail instead. */
  readonly textsAreDown: boolean;
  /** ISO instant from which another code may be asked for, on the passcode page. */
  readonly resendAt: string | null;
  /** ISO instant of this answer: browsers count from it, because their own clock may be wrong. */
  readonly now: string;
  /** ISO instants: the dialog opens at `warnAt`, and everything that was typed is gone at `expiresAt` (OP-21). */
  readonly warnAt: string;
  readonly expiresAt: string;
  /** On the questions page, once they were asked for; answers count until then (120 seconds). */
  readonly answerBy: string | null;
  /** Whose file is frozen or missing, or who decided a decline. */
  readonly bureau: NamedBureau | null;
  /** ISO date from which somebody may try again; null at once. */
  readonly retryOn: string | null;
  /** Path below the store where it was started, query included. */
  readonly returnTo: string;
}

/** What of a result's figures moved when something about the person changed (PQ-10). */
export interface MovedTerms {
  readonly changed: "zip" | "state" | "income" | "programs";
  /** ISO instant. */
  readonly at: string;
  /** Cents a month for the retailer's reference car (its median price); positive is dearer, null where it is not possible. */
  readonly before: number | null;
  readonly after: number | null;
}

/** A person's result, with the terms that price every car; signed, and without income, score or birth date. */
export interface QualificationView {
  readonly state: QualificationState;
  /** ISO date. */
  readonly asOf: string | null;
  readonly validUntil: string | null;
  /** Whole days from today in the retailer's zone; 0 is today, null without a result (PQ-08). */
  readonly daysLeft: number | null;
  /** Where the person said that they live. */
  readonly zipCode: string | null;
  readonly stateCode: string | null;
  /** `<payload>.<signature>`, see `terms/personal-terms.ts`; null unless approved and not expired. */
  readonly terms: string | null;
  readonly moved: MovedTerms | null;
  /** ISO date from which somebody who was declined may try again. */
  readonly retryOn: string | null;
  /** Belongs to the account that asks, not only to this browser. */
  readonly isClaimed: boolean;
}
