import { openLooseFile } from "#modules/documents/server/loose/loose-files.ts";
import { ownTradedCars, tradedCarById, tradedCarOf } from "#modules/trade-in/server/traded-car.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { MOST_PHOTOS, type PhotosView } from "../domain/photo-view.ts";
import { deletePhoto, findPhotos } from "./internal/photos-repo.ts";
import { noSuchPhoto } from "./photo-errors.ts";
import type { PhotosContext } from "./photos-context.ts";

export type Holder = Parameters<typeof tradedCarOf>[2];

/** Pictures of a car by its trade-in. */
export async function viewPhotos(
  trx: TenantTransaction,
  ctx: PhotosContext,
  tradeInId: string,
): Promise<PhotosView> {
  const rows = await findPhotos(trx, ctx, tradeInId);
  const photos = rows.map(({ id, place, added_at }) => ({ id, place, addedAt: added_at.toISOString() }));
  return { photos, most: MOST_PHOTOS };
}

/** Of the browser or account that holds the trade-in. @throws AppError not-found */
export async function listPhotos(ctx: PhotosContext, holder: Holder): Promise<PhotosView> {
  return ctx.db.transaction(async (trx) =>
    viewPhotos(trx, ctx, (await tradedCarOf(trx, ctx, holder)).tradeInId),
  );
}

/** Takes a picture away; one that is gone already stays so. @throws AppError not-found */
export async function removePhoto(
  ctx: PhotosContext,
  { holder, id }: { readonly holder: Holder; readonly id: string },
): Promise<PhotosView> {
  return ctx.db.transaction(async (trx) => {
    const { tradeInId } = await tradedCarOf(trx, ctx, holder);
    await deletePhoto(trx, ctx, { tradeInId, id });
    return viewPhotos(trx, ctx, tradeInId);
  });
}

interface OpenPhoto {
  readonly contentType: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** A picture for who holds the trade-in. @throws AppError not-found */
export async function openOwnPhoto(
  ctx: PhotosContext,
  { holder, id }: { readonly holder: Holder; readonly id: string },
): Promise<OpenPhoto> {
  const { tradeInId } = await ctx.db.transaction((trx) => tradedCarOf(trx, ctx, holder));
  return openPhoto(ctx, { tradeInId, id });
}

/** A picture for the appraiser. @throws AppError not-found */
export async function openPhoto(
  ctx: PhotosContext,
  { tradeInId, id }: { readonly tradeInId: string; readonly id: string },
): Promise<OpenPhoto> {
  const rows = await ctx.db.transaction((trx) => findPhotos(trx, ctx, tradeInId));
  const row = rows.find((photo) => photo.id === id);
  const bytes = row && (await openLooseFile(ctx, row.object_key));
  if (!row || !bytes) throw noSuchPhoto();
  return { contentType: row.content_type, bytes };
}

/** All pictures of a car for the appraiser. @throws AppError not-found */
export async function photosForAppraiser(ctx: PhotosContext, tradeInId: string): Promise<PhotosView> {
  return ctx.db.transaction(async (trx) => {
    if ((await tradedCarById(trx, ctx, tradeInId)) === undefined) throw noSuchPhoto();
    return viewPhotos(trx, ctx, tradeInId);
  });
}

/** Which pictures an account sent (PRIV-01). @throws AppError unauthenticated */
export async function collectPhotos(ctx: PhotosContext): Promise<readonly object[]> {
  return ctx.db.transaction(async (trx) => {
    const cars = await ownTradedCars(trx, ctx);
    const views: object[] = [];
    for (const { tradeInId } of cars)
      views.push(...(await viewPhotos(trx, ctx, tradeInId)).photos.map((photo) => ({ tradeInId, ...photo })));
    return views;
  });
}
