import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";
import { isSigningEnded, type SigningState } from "#modules/signing-services/domain/signing-status.ts";
import type { Contract } from "./contracts-repo.ts";

const NO_CONTRACT: SigningState = { status: "Created", signersCompleted: false, signers: [] };

/** One of those who buy has signed. */
export function hasSigned({ signers }: Contract, signer: BuyingSigner): boolean {
  return signers.some(({ role }) => role === signer);
}

/** Everybody who buys has signed. */
export function haveBuyersSigned(contract: Contract): boolean {
  return hasSigned(contract, "buyer") && (!contract.row.has_co_buyer || hasSigned(contract, "co-buyer"));
}

/** Over by its status, or, while somebody who buys has not signed, by the clock or because it has no papers to sign yet. */
export function isContractOver({ row, signers }: Contract, now: Date): boolean {
  if (isSigningEnded(row.status)) return true;
  return !haveBuyersSigned({ row, signers }) && (row.expires_at <= now || row.version < 2);
}

/** The status call's body; whatever ended a package, the buyer sees Cancelled (SIGN-08). */
export function contractState(contract: Contract | undefined, now: Date): SigningState {
  // A package that was made and never sent is the retailer's own affair, whatever becomes of it (TEN-05).
  if (contract === undefined || !contract.row.is_notification_sent) return NO_CONTRACT;
  const { row, signers } = contract;
  if (isContractOver(contract, now)) return { status: "Cancelled", signersCompleted: false, signers };
  return { status: row.status, signersCompleted: haveBuyersSigned(contract), signers };
}
