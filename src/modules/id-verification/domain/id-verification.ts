import type { TransitionTable } from "#platform/shared/transition-table.ts";

/** Table I: the life of one verification link. */
export const ID_RECORD_STATUSES = ["INITIATED", "SUCCESSFUL", "FAILED", "CANCELED", "INCOMPLETE"] as const;
export type IdRecordStatus = (typeof ID_RECORD_STATUSES)[number];

/** IDV-02: what the order itself says about its ID step. */
export type OrderIdStatus = "ERROR" | "COMPLETED";

/** IDV-07: a link lives 24 hours. */
export const ID_LINK_LIFETIME_SECONDS = 24 * 60 * 60;

/** The verification record as the consumer call answers it (API-03, IDV-02). */
export interface IdVerificationRecord {
  readonly status: IdRecordStatus | null;
  readonly isExpired: boolean;
  /** Links sent so far. */
  readonly transactionsAmount: number;
  /** OP-19: the buyer shows the ID in person; no capture may start online. */
  readonly isInPersonOnly: boolean;
  /** ISO instant the last link ends at; null before the first. */
  readonly expiresAt: string | null;
  /** `(•••) •••-1234`: where the last link went. */
  readonly sentTo: string | null;
}

/** What the owner's own page reads: the record, and the phone they have told us already, so that nobody types it twice. */
export interface IdVerificationView extends IdVerificationRecord {
  /** Ten digits; null when the order has none. */
  readonly knownPhone: string | null;
  /** Who buys together with the owner and is identified as well; null where one person buys. */
  readonly coBuyer:
    | (IdVerificationRecord & {
        readonly isVerified: boolean;
        readonly firstName: string;
        readonly knownPhone: string | null;
      })
    | null;
}

/** Table I: only a new link leads back to INITIATED. */
export const idRecordTransitions: TransitionTable<IdRecordStatus> = {
  name: "ID verification",
  start: ["INITIATED"],
  moves: {
    INITIATED: ["SUCCESSFUL", "FAILED", "CANCELED", "INCOMPLETE"],
    SUCCESSFUL: [],
    FAILED: ["INITIATED"],
    CANCELED: ["INITIATED"],
    INCOMPLETE: ["INITIATED"],
  },
};

/** IDV-04, table I: poll while a link is out; stop on any outcome and on expiry. */
export function shouldPollIdVerification(
  record: Pick<IdVerificationRecord, "status" | "isExpired">,
): boolean {
  return record.status === "INITIATED" && !record.isExpired;
}

/** OP-19: the state whose residents show their ID in person. */
export const IN_PERSON_STATE = "IL";

/** OP-19: Illinois by home address, or by the ID's own state where it differs. */
export function isInPersonIdState(states: readonly (string | null)[]): boolean {
  return states.some((state) => state?.toUpperCase() === IN_PERSON_STATE);
}
