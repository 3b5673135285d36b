import { PHOTO_WIDTHS } from "#modules/inventory/domain/photo-address.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { photoFormat } from "../domain/photo-format.ts";
import { photoNotFound, type PhotoPress } from "./photo-press.ts";

export type PhotosContext = TenantContext & { readonly photoPress: PhotoPress };

interface SizedPhotoInput {
  readonly width: number;
  /** Address of the original. */
  readonly source: string;
  readonly accept: string | null;
}

function isOwnPhoto({ tenant }: PhotosContext, source: string): boolean {
  const origin = URL.parse(source)?.origin;
  return origin !== undefined && tenant.config.inventory.imageHosts.includes(origin);
}

/**
 * One of the retailer's photos as a mail shows it, whatever the program that asks says it can read; null for what is no
 * photo of the retailer any more. @throws AppError provider-unavailable `photo.busy`
 */
export async function mailedPhoto(
  ctx: PhotosContext,
  { source, width, height }: { readonly source: string; readonly width: number; readonly height: number },
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isOwnPhoto(ctx, source)) return null;
  try {
    return await ctx.photoPress.make({ source, width, height, format: "jpeg" });
  } catch (error) {
    if (error instanceof AppError && error.kind === "not-found") return null;
    throw error;
  }
}

/**
 * One of the retailer's photos in one of the known widths. Only hosts that the retailer names are asked, so that this is
 * nobody's way to anywhere else.
 * @throws AppError not-found `photo.notFound`; provider-unavailable `photo.busy`
 */
export async function sizedPhoto(ctx: PhotosContext, input: SizedPhotoInput): Promise<Response> {
  const isKnownWidth = (PHOTO_WIDTHS as readonly number[]).includes(input.width);
  if (!isKnownWidth || !isOwnPhoto(ctx, input.source)) throw photoNotFound();
  const format = photoFormat(input.accept);
  const bytes = await ctx.photoPress.make({ source: input.source, width: input.width, format });
  return new Response(bytes, {
    headers: {
      "content-type": `image/${format}`,
      "content-length": String(bytes.byteLength),
      // A retailer may put another photo where this one was.
      "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
      vary: "accept",
      "content-security-policy": "default-src 'none'",
      "x-content-type-options": "nosniff",
    },
  });
}
