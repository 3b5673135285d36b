import { limitVisitor } from "#modules/accounts/server/limit-visitor.ts";
import { documentsMessages } from "#modules/documents/messages.ts";
import { keepLooseFile, receiveLooseFile } from "#modules/documents/server/loose/loose-files.ts";
import { tradedCarOf } from "#modules/trade-in/server/traded-car.ts";
import type { MultipartPart } from "#platform/server/http/bodies/read-multipart.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { isAppError } from "#platform/shared/app-error.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { MOST_PHOTOS, type PhotoPlace, type PhotosView } from "../domain/photo-view.ts";
import { pictureName } from "../domain/picture-name.ts";
import { findPhotos, insertPhoto } from "./internal/photos-repo.ts";
import { type Holder, viewPhotos } from "./own-photos.ts";
import { noFile, noPicture, sentTooOften, tooManyPhotos } from "./photo-errors.ts";
import type { PhotosContext } from "./photos-context.ts";

/** The row decides when the bytes go; this ends what a lost row would leave behind. */
const LONGEST_MS = 5 * 365 * DAY_MS;
const OF_TRADE_IN = { bucket: "trade-in.photo", limit: 60, windowSeconds: 3_600 } as const;
const OF_VISITOR = {
  browser: { bucket: "trade-in.photo-browser", limit: 60, windowSeconds: 3_600 },
  network: { bucket: "trade-in.photo-network", limit: 240, windowSeconds: 3_600 },
} as const;

interface AddPhoto {
  readonly holder: Holder;
  readonly id: string;
  readonly place: PhotoPlace;
  readonly parts: AsyncIterable<MultipartPart>;
}

/**
 * Keeps a picture of a car by the rules of every upload (DOC-08): checked, scanned, without the notes of cameras, sealed. The
 * same one sent again is the same one. A file that is no picture is refused and loses nothing.
 * @throws AppError invalid `upload.refused`, `upload.noFile`; conflict `tradeIn.photosFull`; limited; not-found
 */
export async function addPhoto(
  ctx: PhotosContext,
  { holder, id, place, parts }: AddPhoto,
): Promise<PhotosView> {
  const { tradeInId } = await ctx.db.transaction((trx) => tradedCarOf(trx, ctx, holder));
  const before = await ctx.db.transaction((trx) => findPhotos(trx, ctx, tradeInId));
  if (before.some((photo) => photo.id === id)) return listOf(ctx, tradeInId);
  if (before.length >= MOST_PHOTOS) throw tooManyPhotos();
  await limit(ctx, tradeInId);
  const file = await receive(ctx, tradeInId, parts);
  return ctx.db.transaction(async (trx) => {
    // Locks the trade-in: two pictures at once are counted one by one.
    await tradedCarOf(trx, ctx, holder);
    if ((await findPhotos(trx, ctx, tradeInId)).length >= MOST_PHOTOS) throw tooManyPhotos();
    const row = { trade_in_id: tradeInId, id, place, object_key: file.key, content_type: file.contentType };
    if (await insertPhoto(trx, ctx, row))
      await keepLooseFile(trx, ctx, {
        key: file.key,
        until: new Date(ctx.clock.now().getTime() + LONGEST_MS),
      });
    return viewPhotos(trx, ctx, tradeInId);
  });
}

const listOf = (ctx: PhotosContext, tradeInId: string): Promise<PhotosView> =>
  ctx.db.transaction((trx) => viewPhotos(trx, ctx, tradeInId));

async function limit(ctx: PhotosContext, tradeInId: string): Promise<void> {
  if (ctx.actor.kind !== "account") await limitVisitor(ctx, { ...OF_VISITOR, refuse: sentTooOften });
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, { ...OF_TRADE_IN, key: tradeInId });
  if (!allowed) throw sentTooOften(retryAfterSeconds);
}

/** The first picture of the call; it lies beside its trade-in, whoever holds that. */
async function receive(ctx: PhotosContext, tradeInId: string, parts: AddPhoto["parts"]) {
  for await (const part of parts) {
    if (part.name !== "photo" || part.fileName === null) continue;
    const fileName = pictureName(part.fileName);
    if (fileName === null) throw noPicture();
    return await receiveLooseFile(ctx, { accountId: tradeInId, file: { ...part, fileName } }).catch(
      (error: unknown) => {
        throw isNoPicture(error) ? noPicture() : error;
      },
    );
  }
  throw noFile();
}

/** What uploads say of papers fits photos where it is about a size. */
const ABOUT_SIZE: readonly string[] = [
  documentsMessages["picture-too-large"],
  documentsMessages["too-many-pixels"],
];

function isNoPicture(error: unknown): boolean {
  return (
    isAppError(error) &&
    error.details.code === "upload.refused" &&
    !ABOUT_SIZE.includes(error.details.message)
  );
}
