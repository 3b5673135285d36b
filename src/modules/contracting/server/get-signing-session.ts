import { AppError } from "#platform/shared/app-error.ts";
import { openText } from "#platform/server/field-encryption.ts";
import type { ContractDocument } from "../domain/contract-document.ts";
import type { SigningState } from "../domain/signing-status.ts";
import { contractingMessages } from "../messages.ts";
import type { ContractingContext } from "./contracting-context.ts";
import { findContract } from "./internal/contracts-repo.ts";
import { contractState } from "./internal/contract-state.ts";
import { contractPlace } from "./prepare-contract.ts";
import { requireSignersOrder, type SignersInput } from "./signers-order.ts";

export interface SigningSession {
  readonly packageId: string;
  readonly document: ContractDocument;
  /** SHA-256 of the contract's text; the signature names it. */
  readonly documentHash: string;
  /** ISO instant. */
  readonly expiresAt: string;
  /** Version of the consent to sign electronically that is being shown. */
  readonly consentVersion: 1;
  readonly state: SigningState;
}

/** The newest contract of the owner's or signer's order, to read, sign or keep. @throws AppError not-found `contract.notFound` */
export async function getSigningSession(
  ctx: ContractingContext,
  input: SignersInput,
): Promise<SigningSession> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireSignersOrder(trx, ctx, input);
    const contract = await findContract(trx, ctx, order.id);
    if (contract === undefined) {
      throw new AppError("not-found", { code: "contract.notFound", message: contractingMessages.notFound });
    }
    const { row } = contract;
    return {
      packageId: row.id,
      document: JSON.parse(
        openText(ctx.keys, contractPlace(row.id), row.document_sealed),
      ) as ContractDocument,
      documentHash: row.document_hash,
      expiresAt: row.expires_at.toISOString(),
      consentVersion: 1,
      state: contractState(contract, ctx.clock.now()),
    };
  });
}
