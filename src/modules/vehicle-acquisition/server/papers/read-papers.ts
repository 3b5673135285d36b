import type { PackageDocument } from "#modules/contract-papers/domain/package-document.ts";
import { noSuchSale } from "../sale-errors.ts";
import { ownAccountId } from "../internal/own-sale.ts";
import { findSalesOfAccount, openDeal, type SaleRow } from "../internal/sale-repo.ts";
import { findSigning, openCopy } from "../internal/signing-repo.ts";
import type { SaleContext } from "../sale-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { nameOf } from "../../domain/seller-schema.ts";
import { papersOfSale } from "./papers-of-sale.ts";

/** What is read before signing. */
interface SalePapersView {
  readonly documents: readonly PackageDocument[];
  readonly documentHash: string;
  readonly isSigned: boolean;
  /** Where the retailer's signing service takes signatures. */
  readonly place: "here" | "elsewhere";
  readonly name: string;
  readonly coOwnerName: string | null;
}

/** The papers of one's newest sale. @throws AppError unauthenticated; not-found */
export async function readPapers(ctx: SaleContext): Promise<SalePapersView> {
  return ctx.db.transaction(async (trx) => {
    const row = await newest(trx, ctx);
    const { documents, documentHash } = await papersOfSale(trx, ctx, row);
    const { seller } = openDeal(ctx, row);
    return {
      documents,
      documentHash,
      isSigned: row.papers_signed_at !== null,
      place: ctx.signingProvider.signing.place,
      name: nameOf(seller),
      coOwnerName: seller.coOwner && nameOf(seller.coOwner),
    };
  });
}

/** The signed copy as one PDF. @throws AppError not-found before everybody signed */
export async function readSignedCopy(ctx: SaleContext): Promise<Buffer> {
  return ctx.db.transaction(async (trx) => {
    const row = await newest(trx, ctx);
    const signing = await findSigning(trx, ctx, { saleId: row.id });
    const copy = signing && openCopy(ctx, signing);
    if (!copy) throw noSuchSale();
    return copy;
  });
}

async function newest(trx: TenantTransaction, ctx: SaleContext): Promise<SaleRow> {
  const [row] = await findSalesOfAccount(trx, ctx, ownAccountId(ctx));
  if (row === undefined) throw noSuchSale();
  return row;
}
