import { AppError } from "#platform/shared/app-error.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { DocumentsContext } from "./documents-context.ts";
import { deleteDocumentRow, type DocumentRow, findDocument } from "./internal/documents-repo.ts";
import { lockOwnedDeal } from "./internal/require-owned-deal.ts";
import { removeObjects } from "./remove-objects.ts";

/** Once the buyer signed, the papers the contract rests on stay. */
const SIGNED: readonly string[] = ["PSIGN", "SIGN", "SUBF", "BOOK", "FUND", "PDOC"];

/**
 * API-16: removes a document; deleting one that is gone is not an error the second time round, but a 404.
 * @throws AppError not-found `document.notFound`; conflict `document.inContract`
 */
export async function deleteDocument(
  ctx: DocumentsContext,
  input: { readonly dealId: string; readonly documentId: string },
): Promise<void> {
  const keys = await ctx.db.transaction(async (trx) => {
    const order = await lockOwnedDeal(trx, ctx, input.dealId);
    const row = await requireDeletable(trx, ctx, { order, documentId: input.documentId });
    return deleteDocumentRow(trx, ctx, { row, reason: "buyer" });
  });
  await removeObjects(ctx, keys);
}

/** A document of the order that the buyer may still take away. @throws AppError as `deleteDocument` */
export async function requireDeletable(
  trx: TenantTransaction,
  ctx: DocumentsContext,
  { order, documentId }: { readonly order: Order; readonly documentId: string },
): Promise<DocumentRow> {
  const row = await findDocument(trx, ctx, { orderId: order.id, documentId });
  if (row === undefined) {
    throw new AppError("not-found", {
      code: "document.notFound",
      message: "We couldn't find this document.",
    });
  }
  // A file that was never accepted is no part of it.
  if (SIGNED.includes(order.dealStatus) && row.status === "complete") {
    throw new AppError("conflict", {
      code: "document.inContract",
      message: "This document belongs to your signed contract and can't be deleted.",
    });
  }
  return row;
}
