import { signedOtherPapers } from "#modules/contracting/server/package/papers-without-order.ts";
import { keeperOf } from "#modules/signing-services/server/keeper-of.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { SaleView } from "../../domain/sale-view.ts";
import { nameOf } from "../../domain/seller-schema.ts";
import { advanceSale } from "../advance-sale.ts";
import { appendEvent, lockSale, openDeal, type SaleRow, updateSale } from "../internal/sale-repo.ts";
import { findSigning, saveSigning, sealPart, type SigningRow } from "../internal/signing-repo.ts";
import { lockOwnSale, type SeenSale } from "../internal/own-sale.ts";
import { viewSale } from "../internal/view-sale.ts";
import type { SaleContext } from "../sale-context.ts";
import { noSuchSale } from "../sale-errors.ts";
import { type PapersOfSale, papersOfSale } from "./papers-of-sale.ts";

interface Signed {
  readonly saleId: string;
  readonly ref: string;
  readonly documentHash: string;
  /** The signing service that keeps them. */
  readonly keptBy: string | null;
  /** The vendor's own copy; null where the papers were signed on our page. */
  readonly vendor: Buffer | null;
}

/** Keeps that every owner signed, with the copy, and sends what is due now. Repeatable. */
export async function recordSignature(ctx: SaleContext, signed: Signed): Promise<SaleView> {
  return ctx.db.transaction(async (trx) => {
    const row = await lockSale(trx, ctx, signed.saleId);
    if (row === undefined) throw noSuchSale();
    const papers = await papersOfSale(trx, ctx, row);
    const isDone = row.papers_signed_at !== null || papers.documentHash !== signed.documentHash;
    if (isDone) return viewSale(trx, ctx, row);
    await keepCopy(trx, ctx, { row, papers, signed });
    const updated = await updateSale(trx, ctx, { id: row.id, papers_signed_at: ctx.clock.now() });
    await appendEvent(trx, ctx, { saleId: row.id, kind: "signed", actor: "SELLER" });
    return viewSale(trx, ctx, await advanceSale(trx, ctx, updated));
  });
}

interface Copied {
  readonly row: SaleRow;
  readonly papers: PapersOfSale;
  readonly signed: Signed;
}

async function keepCopy(
  trx: TenantTransaction,
  ctx: SaleContext,
  { row, papers, signed }: Copied,
): Promise<void> {
  const { documentHash: hash, documents } = papers;
  const copy = signed.vendor ?? (await ownCopy(trx, ctx, { row, papers }));
  const part = { saleId: row.id, hash };
  const now = ctx.clock.now();
  const { address = "", userAgent = "" } = ctx.caller ?? {};
  await saveSigning(trx, ctx, {
    sale_id: row.id,
    provider_ref: signed.ref,
    signing_vendor: signed.keptBy,
    document_hash: hash,
    papers_sealed: sealPart(ctx, { ...part, column: "papers" }, JSON.stringify(documents)),
    sent_at: now,
    expires_at: now,
    signed_at: now,
    signers_sealed: sealPart(ctx, { ...part, column: "signers" }, JSON.stringify({ address, userAgent })),
    copy_sealed: sealPart(ctx, { ...part, column: "copy" }, copy.toString("base64")),
  });
}

async function ownCopy(
  trx: TenantTransaction,
  ctx: SaleContext,
  { row, papers }: Pick<Copied, "row" | "papers">,
): Promise<Buffer> {
  const { seller } = openDeal(ctx, row);
  const mark = { kind: "typed" } as const;
  const identified = [["Recognized by", "Signed in to the customer account that sells the vehicle"]] as const;
  const first = {
    title: "Seller",
    name: nameOf(seller),
    mark,
    facts: [["Name", nameOf(seller)], ...identified],
  } as const;
  const second = seller.coOwner && {
    title: "Second owner",
    name: nameOf(seller.coOwner),
    mark,
    facts: [
      ["Name", nameOf(seller.coOwner)],
      ["Recognized by", "On the seller's device, together with the seller"],
    ] as const,
  };
  return signedOtherPapers(ctx, {
    ...papers,
    signedAt: ctx.clock.now(),
    timeZone: papers.rooftop.timeZone,
    signers: second ? [first, second] : [first],
    identity: await ctx.paperKeys.of(trx, ctx),
  });
}

/**
 * After a visit to the signing service's own page: asks it once how the papers stand there.
 * @throws AppError conflict `sale.changed`
 */
export async function checkSignature(ctx: SaleContext, seen: SeenSale): Promise<SaleView> {
  const { row, sent } = await ctx.db.transaction(async (trx) => {
    const own = await lockOwnSale(trx, ctx, seen);
    return { row: own, sent: await findSigning(trx, ctx, { saleId: own.id }) };
  });
  const report = sent && sent.signed_at === null ? await reportOf(ctx, sent) : null;
  const isSigned =
    report?.buyerSignedAt != null && (report.coBuyer === undefined || report.coBuyer.signedAt !== null);
  if (sent === undefined || !isSigned) return ctx.db.transaction((trx) => viewSale(trx, ctx, row));
  const { provider_ref: ref, signing_vendor: keptBy, document_hash: documentHash } = sent;
  const bytes = await keeperOf(ctx, keptBy).download(ctx, ref);
  const vendor = bytes && Buffer.from(bytes);
  return recordSignature(ctx, { saleId: row.id, ref, documentHash, keptBy, vendor });
}

async function reportOf(ctx: SaleContext, sent: SigningRow) {
  try {
    return await keeperOf(ctx, sent.signing_vendor).read(ctx, sent.provider_ref);
  } catch (error) {
    if (isAppError(error) && error.kind === "not-found") return null;
    throw error;
  }
}
