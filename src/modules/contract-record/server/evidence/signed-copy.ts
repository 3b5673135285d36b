import { openText } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { orderParties } from "#modules/orders/server/order-parties.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { paperBrand } from "#modules/tenancy/server/paper-brand.ts";
import type { ContractPackage } from "#modules/contract-papers/domain/package-document.ts";
import type { ContractRecordContext } from "../contract-record-context.ts";
import { listFiles, openFile } from "../contract-files-repo.ts";
import type { Contract, ContractRow } from "../contracts-repo.ts";
import { contractPlace } from "../contract-places.ts";
import { type Evidence, type Paper, printedName, type Signatures } from "./evidence.ts";
import { isCopy, openSealed, recordBroken, requireSoundContract } from "./sound-contract.ts";
import { attachmentsOf, certificateOf, instantText } from "./signing-certificate.ts";
import { renderPackage } from "#modules/contract-papers/server/render-package.ts";

/** Of a contract whose record adds up. @throws AppError conflict `contract.recordBroken` */
export async function readEvidence(
  trx: TenantTransaction,
  ctx: ContractRecordContext,
  { contract, order }: { readonly contract: Contract; readonly order: Order },
): Promise<Evidence> {
  const { row } = contract;
  const events = await requireSoundContract(trx, ctx, contract);
  const { buyer, coBuyer } = await orderParties(trx, ctx, order.id);
  return {
    row,
    package: openPackage(ctx, row),
    timeZone: order.snapshot.rooftop.timeZone,
    events,
    papers: await readPapers(trx, ctx, row.id),
    signer: { accountId: order.accountId, email: buyer.email },
    coBuyerEmail: coBuyer?.email ?? "",
    identity: await ctx.paperKeys.of(trx, ctx),
  };
}

/** The papers as they were read, each with its bytes. */
async function readPapers(
  trx: TenantTransaction,
  ctx: ContractRecordContext,
  packageId: string,
): Promise<readonly Paper[]> {
  const papers: Paper[] = [];
  for (const info of await listFiles(trx, ctx, packageId)) {
    if (isCopy(info.name)) continue;
    const file = await openFile(trx, ctx, { packageId, name: info.name });
    if (file.kind !== "sound") throw recordBroken(ctx, "papers");
    papers.push({ ...info, bytes: file.bytes });
  }
  return papers;
}

/** The papers as data, as they were sealed. */
export function openPackage(ctx: ContractRecordContext, row: ContractRow): ContractPackage {
  const json = openSealed(ctx, () => openText(ctx.keys, contractPlace(row.id), row.document_sealed));
  return JSON.parse(json) as ContractPackage;
}

/** The whole package with its signatures and the certificate, as one PDF. */
export async function signedCopy(
  ctx: ContractRecordContext,
  { evidence, signatures }: { readonly evidence: Evidence; readonly signatures: Signatures },
): Promise<Buffer> {
  const { buyer, coBuyer, seller } = signatures;
  const last = coBuyer && coBuyer.signedAt > buyer.signedAt ? coBuyer : buyer;
  const signedAt = (seller ?? last).signedAt;
  const at = (instant: Date) => instantText(instant, evidence.timeZone);
  const { bytes } = await renderPackage({
    title: "Signed contract",
    orderNumber: evidence.package.orderNumber,
    brand: await paperBrand(ctx),
    createdAt: signedAt,
    documents: evidence.package.documents,
    signatures: {
      buyer: { ...buyer, signedAt: at(buyer.signedAt) },
      coBuyer: coBuyer && { ...coBuyer, signedAt: at(coBuyer.signedAt) },
      seller: seller && { name: seller.name, printed: printedName(seller), signedAt: at(seller.signedAt) },
    },
    certificate: certificateOf(evidence, signatures),
    attachments: attachmentsOf(evidence),
    signature: { identity: evidence.identity, at: signedAt, reason: "Signed contract" },
  });
  return bytes;
}
