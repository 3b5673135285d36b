import { AppError } from "#platform/shared/app-error.ts";
import { sealText } from "#platform/server/crypto/field-encryption.ts";
import type { MultipartPart } from "#platform/server/http/bodies/read-multipart.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { DocumentEntry } from "../domain/document-list.ts";
import type { DocumentType } from "../domain/document-types.ts";
import { tidyFileName } from "../domain/tidy-file-name.ts";
import { documentsMessages } from "../messages.ts";
import type { DocumentsContext } from "./documents-context.ts";
import { requireDeletable } from "./delete-document.ts";
import { deleteDocumentRow, findDocuments, insertDocument } from "./internal/documents-repo.ts";
import { cancelRemoval, planRemoval } from "./internal/object-removals-repo.ts";
import { refused } from "#modules/file-checks/server/check-file.ts";
import { type ReceivedFile, receiveFile } from "./internal/receive-file.ts";
import { lockOwnedDeal } from "./internal/require-owned-deal.ts";
import { UploadLanes } from "./internal/upload-lanes.ts";
import { limitBytes, limitRequests, requireHourlyRoom, storedThisHour } from "./internal/upload-limits.ts";
import { fileNamePlace, packageOf } from "./list-documents.ts";
import { recordProgress } from "./record-progress.ts";
import { removeObjects } from "./remove-objects.ts";
import { MAX_SCAN_ATTEMPTS, SCAN_DOCUMENT, scanObject } from "./scan-document.ts";

const MAX_FILES = 10;
/** A deal needs a handful; a thousand would be somebody's storage. */
const MAX_FILES_OF_A_DEAL = 60;

/** Uploads of one order that are read at the same time; the others wait, so that what is refused was hardly ever read. */
const uploadLanes = new UploadLanes(3);

/** Bytes that no row names after this are swept away; an upload ends in 420 seconds. */
const ABANDONED_MS = 60 * 60 * 1000;

interface UploadInput {
  readonly dealId: string;
  readonly type: DocumentType;
  readonly parts: AsyncIterable<MultipartPart>;
  /** Id of a document of this deal that the files take the place of, once they are stored. */
  readonly replaces?: string | undefined;
}

/** A received file and whether the scanner has checked it. */
type CheckedFile = ReceivedFile & { readonly status: "complete" | "uploading" };

/**
 * API-15: stores every part named `documents` under one type, all or none, and answers the list after it.
 * A 2xx means the bytes and their rows are durable; the same bytes sent again are the same document. Files the scanner
 * has not checked are listed as uploading until it has.
 * @throws AppError not-found; conflict `order.closed`, `upload.dealFull`, `document.inContract`; invalid `upload.*`;
 * limited `upload.tooManyThisHour`, `upload.tooMuchToday`
 */
export async function uploadDocuments(
  ctx: DocumentsContext,
  input: UploadInput,
): Promise<readonly DocumentEntry[]> {
  const { id } = await ctx.db.transaction((trx) => lockOwnedDeal(trx, ctx, input.dealId));
  return uploadLanes.take(`${ctx.tenantId}|${id}`, () => uploadInTurn(ctx, input));
}

async function uploadInTurn(ctx: DocumentsContext, input: UploadInput): Promise<readonly DocumentEntry[]> {
  const order = await ctx.db.transaction((trx) => requireRoom(trx, ctx, input));
  await limitRequests(ctx, order.id);
  const received = await receiveAll(ctx, { orderId: order.id, upload: input });
  try {
    const checked = await checkAll(ctx, received);
    const { entries, discarded } = await ctx.db.transaction((trx) =>
      recordFiles(trx, ctx, { checked, input }),
    );
    await removeObjects(ctx, discarded);
    return entries;
  } catch (error) {
    await removeObjects(ctx, keysOf(received));
    throw error;
  }
}

/** Early, before bytes are read; what decides is the count that `recordFiles` makes. */
async function requireRoom(
  trx: TenantTransaction,
  ctx: DocumentsContext,
  { dealId, replaces }: UploadInput,
): Promise<Order> {
  const order = await lockOwnedDeal(trx, ctx, dealId);
  await packageOf(trx, ctx, order);
  if (replaces === undefined && (await countFiles(trx, ctx, order)) >= MAX_FILES_OF_A_DEAL) throw dealFull();
  if (replaces !== undefined) await requireDeletable(trx, ctx, { order, documentId: replaces });
  requireHourlyRoom(ctx, { earlier: await storedThisHour(trx, ctx, order.id), added: 1 });
  return order;
}

async function receiveAll(
  ctx: DocumentsContext,
  { orderId, upload }: { orderId: string; upload: UploadInput },
): Promise<readonly ReceivedFile[]> {
  const received: ReceivedFile[] = [];
  const places: string[] = [];
  try {
    for await (const part of upload.parts) {
      if (part.name !== "documents" || part.fileName === null) continue;
      if (received.length === MAX_FILES) throw invalid("upload.tooMany", documentsMessages.tooMany);
      const id = ctx.ids.next("doc");
      const objectKey = `documents/${ctx.tenantId}/${orderId}/${id}`;
      places.push(objectKey);
      const removeAfter = new Date(ctx.clock.now().getTime() + ABANDONED_MS);
      await ctx.db.transaction((trx) => planRemoval(trx, ctx, { keys: [objectKey], removeAfter }));
      const fileName = tidyFileName(part.fileName);
      const file = await receiveFile(ctx, { id, objectKey, fileName, chunks: part.chunks });
      received.push(file);
      await limitBytes(ctx, { orderId, sizeBytes: file.sizeBytes });
    }
    if (received.length === 0) throw invalid("upload.noFile", documentsMessages.noFile);
    return received;
  } catch (error) {
    await removeObjects(ctx, places);
    throw error;
  }
}

/** @throws AppError invalid `upload.refused` when one is infected */
async function checkAll(
  ctx: DocumentsContext,
  received: readonly ReceivedFile[],
): Promise<readonly CheckedFile[]> {
  const checked: CheckedFile[] = [];
  for (const file of received) {
    const verdict = await scanObject(ctx, file.objectKey);
    if (verdict.kind === "infected") throw refused("unsafe");
    checked.push({ ...file, status: verdict.kind === "clean" ? "complete" : "uploading" });
  }
  return checked;
}

/** Answers the list, and the objects that nothing names: repeated bytes and what was replaced. */
async function recordFiles(
  trx: TenantTransaction,
  ctx: DocumentsContext,
  { checked, input }: { checked: readonly CheckedFile[]; input: UploadInput },
): Promise<{ entries: readonly DocumentEntry[]; discarded: readonly string[] }> {
  // Asked again: the order may have been closed while the bytes arrived.
  const order = await lockOwnedDeal(trx, ctx, input.dealId);
  const earlier = await storedThisHour(trx, ctx, order.id);
  const discarded: string[] = [];
  if (input.replaces !== undefined) {
    const row = await requireDeletable(trx, ctx, { order, documentId: input.replaces });
    // The same bytes again replace nothing.
    if (!checked.some(({ sha256 }) => sha256 === row.sha256) || row.type !== input.type) {
      discarded.push(...(await deleteDocumentRow(trx, ctx, { row, reason: "replaced" })));
    }
  }
  let added = 0;
  for (const file of checked) {
    if (await recordFile(trx, ctx, { file, order, type: input.type })) added += 1;
    else discarded.push(file.objectKey);
  }
  // The order is locked, so nobody adds to it meanwhile; thrown, everything above is undone.
  if ((await countFiles(trx, ctx, order)) > MAX_FILES_OF_A_DEAL) throw dealFull();
  requireHourlyRoom(ctx, { earlier, added });
  return { entries: await recordProgress(trx, ctx, order), discarded };
}

async function countFiles(trx: TenantTransaction, ctx: DocumentsContext, order: Order): Promise<number> {
  return (await findDocuments(trx, ctx, order.id)).length;
}

const dealFull = () =>
  new AppError("conflict", { code: "upload.dealFull", message: documentsMessages.dealFull });

/** False when the same bytes are there already. */
async function recordFile(
  trx: TenantTransaction,
  ctx: DocumentsContext,
  { file, order, type }: { file: CheckedFile; order: Order; type: DocumentType },
): Promise<boolean> {
  const isNew = await insertDocument(trx, ctx, {
    id: file.id,
    order_id: order.id,
    type,
    format: file.format,
    file_name_sealed: sealText(ctx.keys, fileNamePlace(file.id), file.fileName),
    size_bytes: file.sizeBytes,
    sha256: file.sha256,
    object_key: file.objectKey,
    status: file.status,
  });
  if (!isNew) return false;
  if (!(await cancelRemoval(trx, ctx, file.objectKey))) {
    throw new AppError("conflict", { code: "upload.tooLate", message: documentsMessages.changedMeanwhile });
  }
  if (file.status === "uploading") {
    await enqueueJob(trx, ctx, {
      kind: SCAN_DOCUMENT,
      payload: { documentId: file.id },
      dedupeKey: file.id,
      maxAttempts: MAX_SCAN_ATTEMPTS,
    });
  }
  return true;
}

const keysOf = (files: readonly ReceivedFile[]): readonly string[] => files.map(({ objectKey }) => objectKey);

function invalid(code: string, message: string): AppError {
  return new AppError("invalid", { code, message, fields: { documents: message } });
}
