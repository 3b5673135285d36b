import { HOUR_MS } from "#platform/shared/time/durations.ts";
import type { DocumentsContext } from "./documents-context.ts";
import { type DocumentRow, findDocumentById, setDocument, thumbnailKey } from "./internal/documents-repo.ts";
import { cancelRemoval, planRemoval } from "./internal/object-removals-repo.ts";
import { openStream, sealStream } from "./internal/sealed-stream.ts";

const ABANDONED_MS = HOUR_MS;

/**
 * The picture of a complete document, made on first use (API-13); undefined when none can be made.
 * @throws AppError provider-unavailable `thumbnail.busy`
 */
export async function openThumbnail(
  ctx: DocumentsContext,
  row: DocumentRow,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  if (row.thumbnail_state === "none") return undefined;
  const key = thumbnailKey(row.object_key);
  if (row.thumbnail_state === "made") {
    const sealed = await ctx.objectStore.get(key);
    if (sealed !== undefined) return openStream({ keys: ctx.keys, aad: key }, sealed);
  }
  const sealed = await ctx.objectStore.get(row.object_key);
  if (sealed === undefined) return undefined;
  const plain = openStream({ keys: ctx.keys, aad: row.object_key }, sealed);
  const picture = await ctx.thumbnailer.render({
    format: row.format,
    bytes: plain,
    account: accountOf(ctx, row),
  });
  await keepThumbnail(ctx, row, picture);
  return picture && oneChunk(picture);
}

/** Ids of accounts are a retailer's own; whoever is no account takes the order's turns. */
function accountOf({ tenantId, actor }: DocumentsContext, row: DocumentRow): string {
  return `${tenantId} ${actor.kind === "account" ? actor.accountId : row.order_id}`;
}

/** Of two made at once the later one stays; one of a document that went meanwhile is swept away. */
async function keepThumbnail(
  ctx: DocumentsContext,
  row: DocumentRow,
  picture: Uint8Array | undefined,
): Promise<void> {
  const key = thumbnailKey(row.object_key);
  if (picture !== undefined) {
    const removeAfter = new Date(ctx.clock.now().getTime() + ABANDONED_MS);
    await ctx.db.transaction((trx) => planRemoval(trx, ctx, { keys: [key], removeAfter }));
    await ctx.objectStore.put(key, sealStream({ keys: ctx.keys, aad: key }, oneChunk(picture)));
  }
  await ctx.db.transaction(async (trx) => {
    if ((await findDocumentById(trx, ctx, row.id)) === undefined) return;
    const set = { thumbnail_state: picture === undefined ? ("none" as const) : ("made" as const) };
    await setDocument(trx, ctx, { documentId: row.id, set });
    if (picture !== undefined) await cancelRemoval(trx, ctx, key);
  });
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
