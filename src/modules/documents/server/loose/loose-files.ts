import { AppError } from "#platform/shared/app-error.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { MultipartPart } from "#platform/server/http/bodies/read-multipart.ts";
import { CONTENT_TYPES } from "#modules/file-checks/domain/file-rules.ts";
import { tidyFileName } from "../../domain/tidy-file-name.ts";
import { documentsMessages } from "../../messages.ts";
import type { DocumentsContext } from "../documents-context.ts";
import { refused } from "#modules/file-checks/server/check-file.ts";
import { planRemoval, removeOfAccount } from "../internal/object-removals-repo.ts";
import { receiveFile } from "../internal/receive-file.ts";
import { openStream } from "../internal/sealed-stream.ts";
import { removeObjects } from "../remove-objects.ts";
import { scanObject } from "../scan-document.ts";

const HOUR_MS = 3_600_000;

interface LooseFile {
  readonly key: string;
  readonly fileName: string;
  readonly contentType: string;
}

/**
 * Checks and keeps a file of an account that belongs to no order yet, by the rules of every upload (DOC-08). It goes
 * within the hour unless `keepLooseFile` says until when it stays.
 * @throws AppError invalid `upload.refused`; provider-unavailable `scan.unavailable`
 */
export async function receiveLooseFile(
  ctx: DocumentsContext,
  { accountId, file }: { readonly accountId: string; readonly file: MultipartPart },
): Promise<LooseFile> {
  const id = ctx.ids.next("doc");
  const key = `${folderOf(ctx, accountId)}${id}`;
  const removeAfter = new Date(ctx.clock.now().getTime() + HOUR_MS);
  await ctx.db.transaction((trx) => planRemoval(trx, ctx, { keys: [key], removeAfter }));
  try {
    const fileName = tidyFileName(file.fileName ?? "");
    const { format } = await receiveFile(ctx, { id, objectKey: key, fileName, chunks: file.chunks });
    const verdict = await scanObject(ctx, key);
    if (verdict.kind === "infected") throw refused("unsafe");
    if (verdict.kind !== "clean")
      throw new AppError("provider-unavailable", {
        code: "scan.unavailable",
        message: documentsMessages.stillChecking,
      });
    return { key, fileName, contentType: CONTENT_TYPES[format] };
  } catch (error) {
    await removeObjects(ctx, [key]);
    throw error;
  }
}

/** Says until when a loose file stays; a moment that is over takes it away with the next sweep. */
export async function keepLooseFile(
  trx: TenantTransaction,
  ctx: RequestContext,
  { key, until }: { readonly key: string; readonly until: Date },
): Promise<void> {
  await planRemoval(trx, ctx, { keys: [key], removeAfter: until });
}

/** The file as it was sent; undefined once it is gone. */
export async function openLooseFile(
  ctx: DocumentsContext,
  key: string,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const sealed = await ctx.objectStore.get(key);
  return sealed && openStream({ keys: ctx.keys, aad: key }, sealed);
}

/** Takes away what an account sent that is no order's. */
export async function forgetLooseFiles(
  trx: TenantTransaction,
  ctx: RequestContext,
  accountId: string,
): Promise<void> {
  await removeOfAccount(trx, ctx, folderOf(ctx, accountId));
}

function folderOf({ tenantId }: RequestContext, accountId: string): string {
  return `documents/${tenantId}/of-account/${accountId}/`;
}
