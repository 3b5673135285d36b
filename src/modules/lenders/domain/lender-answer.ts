import type { Decision } from "#modules/underwriting/domain/decision.ts";

/** What was decided, or became of a request without a decision; `CANCELED` is our own, after a withdrawal. */
export type LenderAnswerState = Decision["state"] | "ERROR" | "TIMEOUT" | "CANCELED";

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
export interface LenderAnswer extends Omit<Decision, "state"> {
  readonly requestId: string;
  readonly lenderId: string;
  readonly lenderName: string;
  readonly creditor: CreditorContact;
  readonly state: LenderAnswerState;
  /** ISO instant until which the offers hold; null without offers. */
  readonly expiresAt: string | null;
  /** The lender's own reference. */
  readonly reference: string | null;
  /** ISO instants: here, and at the lender. */
  readonly receivedAt: string;
  readonly occurredAt: string;
  readonly sequence: number;
}
