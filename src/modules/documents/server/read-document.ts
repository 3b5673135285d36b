import { AppError } from "#platform/shared/app-error.ts";
import { CONTENT_TYPES } from "#modules/file-checks/domain/file-rules.ts";
import type { StoredDocument } from "../domain/document-list.ts";
import { documentsMessages } from "../messages.ts";
import type { DocumentsContext } from "./documents-context.ts";
import { type DocumentRow, findDocument } from "./internal/documents-repo.ts";
import { requireOwnedDeal } from "./internal/require-owned-deal.ts";
import { openStream } from "./internal/sealed-stream.ts";
import { toStored } from "./list-documents.ts";
import { openThumbnail } from "./make-thumbnail.ts";

export interface DocumentBytes {
  readonly document: StoredDocument;
  readonly contentType: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

interface DocumentKey {
  readonly dealId: string;
  readonly documentId: string;
}

/**
 * API-14: the file itself, opened as it is sent.
 * @throws AppError not-found `document.notFound`; conflict `document.notReady` before a scanner has checked it
 */
export async function downloadDocument(ctx: DocumentsContext, input: DocumentKey): Promise<DocumentBytes> {
  const row = await requireReadable(ctx, input, documentsMessages.downloadFailed);
  const sealed = await ctx.objectStore.get(row.object_key);
  if (sealed === undefined) throw notFound(documentsMessages.downloadFailed);
  const bytes = openStream({ keys: ctx.keys, aad: row.object_key }, sealed);
  return { document: toStored(ctx, row), contentType: CONTENT_TYPES[row.format], bytes };
}

/**
 * API-13: a small picture of the document, made when it is first asked for and kept sealed beside it.
 * @throws AppError not-found `document.notFound` when there is none (DOC-12); as `downloadDocument` otherwise
 */
export async function getThumbnail(ctx: DocumentsContext, input: DocumentKey): Promise<DocumentBytes> {
  const row = await requireReadable(ctx, input, documentsMessages.noThumbnail);
  const bytes = await openThumbnail(ctx, row);
  if (bytes === undefined) throw notFound(documentsMessages.noThumbnail);
  return { document: toStored(ctx, row), contentType: CONTENT_TYPES.jpg, bytes };
}

async function requireReadable(
  ctx: DocumentsContext,
  input: DocumentKey,
  message: string,
): Promise<DocumentRow> {
  const row = await ctx.db.transaction(async (trx) => {
    const order = await requireOwnedDeal(trx, ctx, input.dealId);
    return findDocument(trx, ctx, { orderId: order.id, documentId: input.documentId });
  });
  if (row === undefined || row.status === "fail") throw notFound(message);
  if (row.status === "uploading") {
    throw new AppError("conflict", { code: "document.notReady", message: documentsMessages.stillChecking });
  }
  return row;
}

function notFound(message: string): AppError {
  return new AppError("not-found", { code: "document.notFound", message });
}
