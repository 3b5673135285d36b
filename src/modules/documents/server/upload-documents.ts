import { AppError } from "#platform/shared/app-error.ts";
import { sealText } from "#platform/server/field-encryption.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import type { DocumentEntry } from "../domain/document-list.ts";
import { documentStepStatus, hasSigningDocuments } from "../domain/document-step-status.ts";
import type { DocumentType } from "../domain/document-types.ts";
import { documentsMessages } from "../messages.ts";
import type { DocumentsContext } from "./documents-context.ts";
import { findDocuments, insertDocument } from "./internal/documents-repo.ts";
import { multipartBoundary, readMultipart } from "./internal/read-multipart.ts";
import { type ReceivedFile, receiveFile } from "./internal/receive-file.ts";
import { lockOwnedDeal } from "./internal/require-owned-deal.ts";
import { fileNamePlace, packageOf, readDocuments } from "./list-documents.ts";

/** Job told once the documents that signing waits for are there. */
export const SIGNING_DOCUMENTS_COMPLETE = "documents.signing-documents-complete";

const MAX_FILES = 10;
/** A deal needs a handful; a thousand would be somebody's storage. */
const MAX_FILES_OF_A_DEAL = 60;

export interface UploadInput {
  readonly dealId: string;
  readonly type: DocumentType;
  readonly contentType: string | null;
  readonly body: AsyncIterable<Uint8Array> | null;
}

/**
 * API-15: stores every part named `documents` under one type, all or none, and answers the list after it.
 * A 2xx means the bytes and their rows are durable; the same bytes sent again are the same document.
 * @throws AppError not-found; conflict `order.closed`; invalid `upload.*`
 */
export async function uploadDocuments(
  ctx: DocumentsContext,
  input: UploadInput,
): Promise<readonly DocumentEntry[]> {
  const order = await ctx.db.transaction(async (trx) => {
    const owned = await lockOwnedDeal(trx, ctx, input.dealId);
    await packageOf(trx, ctx, owned);
    if ((await findDocuments(trx, ctx, owned.id)).length >= MAX_FILES_OF_A_DEAL) {
      throw new AppError("conflict", { code: "upload.dealFull", message: documentsMessages.dealFull });
    }
    return owned;
  });
  const received = await receiveAll(ctx, { orderId: order.id, upload: input });
  try {
    const { entries, repeated } = await ctx.db.transaction((trx) =>
      recordFiles(trx, ctx, { received, input }),
    );
    await discard(ctx, repeated);
    return entries;
  } catch (error) {
    await discard(ctx, received);
    throw error;
  }
}

async function receiveAll(
  ctx: DocumentsContext,
  { orderId, upload }: { orderId: string; upload: UploadInput },
): Promise<readonly ReceivedFile[]> {
  const boundary = multipartBoundary(upload.contentType);
  const received: ReceivedFile[] = [];
  try {
    for await (const part of readMultipart(upload.body ?? noBytes(), boundary)) {
      if (part.name !== "documents" || part.fileName === null) continue;
      if (received.length === MAX_FILES) throw invalid("upload.tooMany", documentsMessages.tooMany);
      received.push(await receiveFile(ctx, { orderId, fileName: part.fileName, chunks: part.chunks }));
    }
    if (received.length === 0) throw invalid("upload.noFile", documentsMessages.noFile);
    return received;
  } catch (error) {
    await discard(ctx, received);
    throw error;
  }
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

async function recordFiles(
  trx: TenantTransaction,
  ctx: DocumentsContext,
  { received, input }: { received: readonly ReceivedFile[]; input: UploadInput },
) {
  // Asked again: the order may have been closed while the bytes arrived.
  const order = await lockOwnedDeal(trx, ctx, input.dealId);
  const repeated: ReceivedFile[] = [];
  for (const file of received) {
    const isNew = await insertDocument(trx, ctx, {
      id: file.id,
      order_id: order.id,
      type: input.type,
      format: file.format,
      file_name_sealed: sealText(ctx.keys, fileNamePlace(file.id), file.fileName),
      size_bytes: file.sizeBytes,
      sha256: file.sha256,
      object_key: file.objectKey,
    });
    if (!isNew) repeated.push(file);
  }
  return { entries: await afterChange(trx, ctx, order), repeated };
}

/** Milestone and event that follow from what is there now. */
async function afterChange(
  trx: TenantTransaction,
  ctx: DocumentsContext,
  order: Order,
): Promise<readonly DocumentEntry[]> {
  const entries = await readDocuments(trx, ctx, order);
  if (documentStepStatus(entries) === "COMPLETED") {
    const reason = "Your documents were submitted.";
    await transitionOrder(trx, ctx, {
      orderId: order.id,
      orderStatus: "DOCS_UPLOADED",
      actor: "buyer",
      reason,
    });
  }
  if (hasSigningDocuments(entries)) {
    const payload = { orderId: order.id };
    await enqueueJob(trx, ctx, { kind: SIGNING_DOCUMENTS_COMPLETE, payload, dedupeKey: order.id });
  }
  return entries;
}

async function discard(ctx: DocumentsContext, files: readonly ReceivedFile[]): Promise<void> {
  for (const file of files) await ctx.objectStore.delete(file.objectKey);
}

function invalid(code: string, message: string): AppError {
  return new AppError("invalid", { code, message, fields: { documents: message } });
}
