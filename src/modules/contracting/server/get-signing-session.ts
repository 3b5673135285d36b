import { AppError } from "#platform/shared/app-error.ts";
import { keeperOf } from "#modules/signing-services/server/keeper-of.ts";
import { CONSENT_VERSION, consentOf } from "#modules/contract-record/domain/contract-event.ts";
import type { ContractPackage } from "#modules/contract-papers/domain/package-document.ts";
import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";
import type { SigningState } from "#modules/signing-services/domain/signing-status.ts";
import { contractingMessages } from "../messages.ts";
import { actingSigner, identifiedBy } from "./signers/acting-signer.ts";
import type { ContractingContext } from "./contracting-context.ts";
import { type ContractFileInfo, listFiles } from "#modules/contract-record/server/contract-files-repo.ts";
import { findContract } from "#modules/contract-record/server/contracts-repo.ts";
import { contractState } from "#modules/contract-record/server/contract-state.ts";
import { openPackage } from "#modules/contract-record/server/evidence/signed-copy.ts";
import { requireSoundContract } from "#modules/contract-record/server/evidence/sound-contract.ts";
import { requireSignersOrder, type SignersInput } from "./signers/signers-order.ts";

export interface SigningSession extends ContractPackage {
  readonly packageId: string;
  /** SHA-256 over all papers; the signature names it. */
  readonly documentHash: string;
  /** PDFs that can be downloaded: each paper, and the signed copies. */
  readonly files: readonly ContractFileInfo[];
  /** ISO instant. */
  readonly expiresAt: string;
  /** Version of the statement about signing electronically that is to be shown. */
  readonly consentVersion: number;
  /** Who reads and signs here now. */
  readonly signer: BuyingSigner;
  /** The buyer's device is to be handed to who buys together with them. */
  readonly isHandedOver: boolean;
  /** ISO instant; null before this signer agreed. */
  readonly consentedAt: string | null;
  /** False where the signing service shows its own page. */
  readonly signsHere: boolean;
  readonly state: SigningState;
}

/** The newest contract of the owner's or signer's order, to read, sign or keep. @throws AppError not-found `contract.notFound`, conflict `contract.recordBroken` */
export async function getSigningSession(
  ctx: ContractingContext,
  input: SignersInput,
): Promise<SigningSession> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireSignersOrder(trx, ctx, input);
    const contract = await findContract(trx, ctx, order.id);
    if (contract === undefined || contract.row.version < 2 || !contract.row.is_notification_sent) {
      throw new AppError("not-found", { code: "contract.notFound", message: contractingMessages.notFound });
    }
    const { row } = contract;
    const events = await requireSoundContract(trx, ctx, contract);
    const signer = actingSigner(ctx, contract);
    const consented = consentOf(events, signer);
    return {
      packageId: row.id,
      ...openPackage(ctx, row),
      documentHash: row.document_hash,
      files: await listFiles(trx, ctx, row.id),
      expiresAt: row.expires_at.toISOString(),
      consentVersion: CONSENT_VERSION,
      signer,
      isHandedOver: identifiedBy(ctx, signer) === "together",
      consentedAt: consented?.at.toISOString() ?? null,
      signsHere: keeperOf(ctx, row.signing_vendor).signing.place === "here",
      state: contractState(contract, ctx.clock.now()),
    };
  });
}
