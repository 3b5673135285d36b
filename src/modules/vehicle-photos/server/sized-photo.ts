import { PHOTO_WIDTHS } from "#modules/inventory/domain/photo-address.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { photoFormat } from "../domain/photo-format.ts";
import { photoNotFound, type PhotoPress } from "./photo-press.ts";

export type PhotosContext = TenantContext & { readonly photoPress: PhotoPress };

interface SizedPhotoInput {
  readonly width: number;
  /** Address of the original. */
  readonly source: string;
  readonly accept: string | null;
}

/**
 * One of the retailer's photos in one of the known widths. Only hosts that the retailer names are asked, so that this is
 * nobody's way to anywhere else.
 * @throws AppError not-found `photo.notFound`; provider-unavailable `photo.busy`
 */
export async function sizedPhoto(ctx: PhotosContext, input: SizedPhotoInput): Promise<Response> {
  const { imageHosts } = ctx.tenant.config.inventory;
  const origin = URL.parse(input.source)?.origin;
  const isKnownWidth = (PHOTO_WIDTHS as readonly number[]).includes(input.width);
  if (!isKnownWidth || origin === undefined || !imageHosts.includes(origin)) throw photoNotFound();
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
