import { AppError } from "#platform/shared/app-error.ts";
import type { DocumentsContext } from "./documents-context.ts";
import { findDocumentById, setDocument } from "./internal/documents-repo.ts";
import { planRemoval } from "./internal/object-removals-repo.ts";
import { openStream } from "./internal/sealed-stream.ts";
import { lockOrderOfDocument } from "./internal/require-owned-deal.ts";
import { recordProgress } from "./record-progress.ts";
import { removeObjects } from "./remove-objects.ts";
import type { ScanVerdict } from "../providers/virus-scanner.ts";

/** Job that asks the scanner again about a file it has not checked. */
export const SCAN_DOCUMENT = "documents.scan";
/** A scanner may be away for days; each try is at most an hour after the one before. */
export const MAX_SCAN_ATTEMPTS = 1_000;

/** What the scanner says of a stored object; a missing object counts as not checked. */
export async function scanObject(ctx: DocumentsContext, objectKey: string): Promise<ScanVerdict> {
  const sealed = await ctx.objectStore.get(objectKey);
  if (sealed === undefined) return { kind: "unavailable", reason: "object is missing" };
  const verdict = await ctx.virusScanner.scan(openStream({ keys: ctx.keys, aad: objectKey }, sealed));
  if (verdict.kind !== "clean")
    ctx.log.warn("a file is not clean", { kind: ctx.virusScanner.name, code: verdict.kind });
  return verdict;
}

/**
 * Ends the wait of one document (table E): clean makes it complete, an infected one loses its bytes and is a failed
 * upload. Repeatable; a document that is gone or checked is left alone.
 * @throws AppError provider-unavailable `scan.unavailable` while the scanner does not answer: nothing becomes complete
 */
export async function scanDocument(
  ctx: DocumentsContext,
  { documentId }: { readonly documentId: string },
): Promise<void> {
  const waiting = await ctx.db.transaction((trx) => findDocumentById(trx, ctx, documentId));
  if (waiting?.status !== "uploading") return;
  const verdict = await scanObject(ctx, waiting.object_key);
  if (verdict.kind === "unavailable") {
    throw new AppError("provider-unavailable", {
      code: "scan.unavailable",
      message: "The virus scanner isn't responding.",
    });
  }
  const isClean = verdict.kind === "clean";
  await ctx.db.transaction(async (trx) => {
    // Locks the order first, as an upload does.
    const order = await lockOrderOfDocument(trx, ctx, waiting.order_id);
    const row = await findDocumentById(trx, ctx, documentId);
    if (row?.status !== "uploading") return;
    await setDocument(trx, ctx, { documentId, set: { status: isClean ? "complete" : "fail" } });
    if (!isClean) await planRemoval(trx, ctx, { keys: [row.object_key], removeAfter: ctx.clock.now() });
    await recordProgress(trx, ctx, order);
  });
  if (!isClean) await removeObjects(ctx, [waiting.object_key]);
}
