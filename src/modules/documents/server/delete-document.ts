import { AppError } from "#platform/shared/app-error.ts";
import type { DocumentsContext } from "./documents-context.ts";
import { deleteDocumentRow, findDocument } from "./internal/documents-repo.ts";
import { lockOwnedDeal } from "./internal/require-owned-deal.ts";

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
  const objectKey = await ctx.db.transaction(async (trx) => {
    const order = await lockOwnedDeal(trx, ctx, input.dealId);
    const row = await findDocument(trx, ctx, { orderId: order.id, documentId: input.documentId });
    if (row === undefined) {
      throw new AppError("not-found", {
        code: "document.notFound",
        message: "We couldn't find this document.",
      });
    }
    if (SIGNED.includes(order.dealStatus)) {
      throw new AppError("conflict", {
        code: "document.inContract",
        message: "This document belongs to your signed contract and can't be deleted.",
      });
    }
    await deleteDocumentRow(trx, ctx, row.id);
    return row.object_key;
  });
  await ctx.objectStore.delete(objectKey);
}
