import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";
import type { TransitionTable } from "#platform/shared/transition-table.ts";

/** OP-26. */
export const SIGNING_STATUSES = [
  "Created",
  "Sent",
  "InProgress",
  "Completed",
  "Cancelled",
  "Expired",
  "Declined",
] as const;
export type SigningStatus = (typeof SIGNING_STATUSES)[number];

export interface Signer {
  readonly role: BuyingSigner | "dealer";
  /** ISO instant, null while the signature is missing. */
  readonly signedAt: string | null;
}

/** The signing status call's body (API-05, OP-26). */
export interface SigningState {
  readonly status: SigningStatus;
  /** All consumer signers are done; the dealer's countersignature is not awaited. */
  readonly signersCompleted: boolean;
  readonly signers: readonly Signer[];
}

/** The readiness call's body (API-04). A failed call counts as `NOT_READY_TO_SIGN`. */
export interface SigningReadiness {
  readonly ready: boolean;
  readonly isSigningNotificationSent: boolean;
}

/** The life of one contract package; an ended one is replaced by a new one, which begins as Created. */
export const signingTransitions: TransitionTable<SigningStatus> = {
  name: "contract",
  start: ["Created"],
  moves: {
    Created: ["Sent", "InProgress", "Cancelled", "Expired"],
    Sent: ["InProgress", "Cancelled", "Expired"],
    InProgress: ["Completed", "Declined", "Cancelled", "Expired"],
    // A lender may send a signed contract back (RTRN); nobody else undoes one.
    Completed: ["Cancelled"],
    Cancelled: ["Created"],
    Expired: ["Created"],
    Declined: ["Created"],
  },
};

/** SIGN-08: the errors that mean the package is over. */
export const CANCELLING_ERRORS = [
  "error.validation.transactionExpired",
  "error.validation.wrongPackageStatus",
] as const;

/** SIGN-08: Cancelled for the two errors, null for any other. */
export function signingStatusFromError(code: string): "Cancelled" | null {
  return (CANCELLING_ERRORS as readonly string[]).includes(code) ? "Cancelled" : null;
}

const ENDED = ["cancelled", "canceled", "expired", "declined"];

/** OP-26: Cancelled in both spellings; Expired and Declined are treated like it. */
export function isSigningEnded(status: string | null | undefined): boolean {
  return ENDED.includes((status ?? "").toLowerCase());
}

/** SIGN-03, OP-26: complete by status or because every consumer signed. */
export function isSigningComplete(signing: {
  readonly status: string | null;
  readonly signersCompleted: boolean;
}): boolean {
  if (isSigningEnded(signing.status)) return false;
  return signing.signersCompleted || (signing.status ?? "").toLowerCase() === "completed";
}
