import { AppError } from "#platform/shared/app-error.ts";
import { sealJson, sealText } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { english } from "#platform/shared/texts/text.ts";
import { contractingMessages } from "../../messages.ts";
import { CONSENT_VERSION, type IdentifiedBy } from "#modules/contract-record/domain/contract-event.ts";
import type { BuyingSigner } from "#modules/contract-papers/domain/buying-signer.ts";
import type { ContractingContext } from "../contracting-context.ts";
import { appendEvent, type NewContractEvent } from "#modules/contract-record/server/contract-events-repo.ts";
import { insertFiles } from "#modules/contract-record/server/contract-files-repo.ts";
import { actPlace, signaturePlace } from "#modules/contract-record/server/contract-places.ts";
import { type ContractRow, insertSignature } from "#modules/contract-record/server/contracts-repo.ts";
import type { SigningAct } from "#modules/contract-record/server/evidence/evidence.ts";

export interface BuyerSignature {
  readonly order: Order;
  readonly row: ContractRow;
  readonly signer: BuyingSigner;
  readonly name: string;
  /** Null for a signature on the vendor's page. */
  readonly act: SigningAct | null;
  readonly signedAt: Date;
  /** How the signer was recognized; null on a vendor's page. */
  readonly identifiedBy: IdentifiedBy | null;
  /** Digest of the trail that the copy prints; null for a vendor's copy. */
  readonly trailDigest: string | null;
  /** The signed papers with their certificate; null until everybody who buys has signed. */
  readonly copy: Buffer | null;
}

/** The line of the audit trail about the signature of somebody who buys. */
export const signedEvent = (
  row: ContractRow,
  {
    signer,
    act,
    signedAt,
    identifiedBy,
  }: Pick<BuyerSignature, "signer" | "act" | "signedAt" | "identifiedBy">,
): NewContractEvent => ({
  packageId: row.id,
  kind: "signed",
  actor: signer,
  documentHash: row.document_hash,
  detail: act ? `${act.fields.length} fields, identified by ${identifiedBy}` : "",
  at: signedAt,
});

const REASONS: Readonly<Record<BuyingSigner, string>> = {
  buyer: english("You signed your contract."),
  "co-buyer": english("Your co-buyer signed the contract."),
};

/** Signature, audit line, signed copy and the deal's step, or none of them. The caller holds the order's row. */
export async function recordBuyerSignature(
  trx: TenantTransaction,
  ctx: ContractingContext,
  { order, row, signer, name, act, signedAt, identifiedBy, trailDigest, copy }: BuyerSignature,
): Promise<void> {
  await insertSignature(trx, ctx, {
    package_id: row.id,
    role: signer,
    name_sealed: sealText(ctx.keys, signaturePlace(row.id, signer), name),
    act_sealed: act && sealJson(ctx.keys, actPlace(row.id, signer), act),
    document_hash: row.document_hash,
    consent_version: act && CONSENT_VERSION,
    signed_at: signedAt,
  });
  const line = await appendEvent(trx, ctx, signedEvent(row, { signer, act, signedAt, identifiedBy }));
  // Something happened to the package while its copy was made: the copy would print another past.
  if (trailDigest !== null && line.digest !== trailDigest) throw changed();
  if (copy !== null) {
    const file = { name: "signed", title: "Signed contract", position: 90, bytes: copy };
    await insertFiles(trx, ctx, { packageId: row.id, files: [file] });
  }
  const reason = REASONS[signer];
  await transitionOrder(trx, ctx, { orderId: order.id, dealStatus: "PSIGN", actor: "buyer", reason });
}

/** The package went on while its copy was made. */
export const changed = (): AppError =>
  new AppError("conflict", { code: "contract.changed", message: contractingMessages.changed });
