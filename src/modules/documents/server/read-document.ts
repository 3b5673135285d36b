import { AppError } from "#platform/shared/app-error.ts";
import { CONTENT_TYPES } from "../domain/file-rules.ts";
import type { StoredDocument } from "../domain/document-list.ts";
import { documentsMessages } from "../messages.ts";
import type { DocumentsContext } from "./documents-context.ts";
import { type DocumentRow, findDocument } from "./internal/documents-repo.ts";
import { requireOwnedDeal } from "./internal/require-owned-deal.ts";
import { openStream } from "./internal/sealed-stream.ts";
import { PDF_PAGE_ICON } from "./internal/pdf-page-icon.ts";
import { toStored } from "./list-documents.ts";

export interface DocumentBytes {
  readonly document: StoredDocument;
  readonly contentType: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

interface DocumentKey {
  readonly dealId: string;
  readonly documentId: string;
}

/** API-14: the file itself, opened as it is sent. @throws AppError not-found `document.notFound` */
export async function downloadDocument(ctx: DocumentsContext, input: DocumentKey): Promise<DocumentBytes> {
  const row = await requireDocument(ctx, input);
  const bytes = await openBytesOf(ctx, row);
  if (bytes === undefined) throw notFound(documentsMessages.downloadFailed);
  return { document: toStored(ctx, row), contentType: CONTENT_TYPES[row.format], bytes };
}

/** API-13: a picture of the document; pictures are their own, a PDF shows a page. @throws AppError not-found (DOC-12) */
export async function getThumbnail(ctx: DocumentsContext, input: DocumentKey): Promise<DocumentBytes> {
  const row = await requireDocument(ctx, input);
  const document = toStored(ctx, row);
  const bytes = await openBytesOf(ctx, row);
  if (bytes === undefined) throw notFound(documentsMessages.noThumbnail);
  if (row.format !== "pdf") return { document, contentType: CONTENT_TYPES[row.format], bytes };
  return { document, contentType: "image/svg+xml", bytes: oneChunk(Buffer.from(PDF_PAGE_ICON)) };
}

async function requireDocument(ctx: DocumentsContext, input: DocumentKey): Promise<DocumentRow> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedDeal(trx, ctx, input.dealId);
    const row = await findDocument(trx, ctx, { orderId: order.id, documentId: input.documentId });
    if (row === undefined) throw notFound(documentsMessages.noThumbnail);
    return row;
  });
}

async function openBytesOf(
  ctx: DocumentsContext,
  row: DocumentRow,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const sealed = await ctx.objectStore.get(row.object_key);
  return sealed && openStream({ keys: ctx.keys, aad: row.object_key }, sealed);
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function notFound(message: string): AppError {
  return new AppError("not-found", { code: "document.notFound", message });
}
