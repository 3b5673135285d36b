import type { PictureOrder } from "../domain/picture-order.ts";
import type { DiscoveryContext } from "./discovery-context.ts";
import { PicturePainter } from "./picture-painter.ts";

/** A picture as an answer; one that the caller already has is not painted again. */
export async function pictureResponse(
  ctx: DiscoveryContext,
  { request, order }: { readonly request: Request; readonly order: PictureOrder },
): Promise<Response> {
  const etag = `"${PicturePainter.keyOf(order)}"`;
  const headers = {
    etag,
    "content-type": "image/png",
    "cache-control": "public, max-age=86400",
    "content-security-policy": "default-src 'none'",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  };
  const known = request.headers.get("if-none-match") ?? "";
  if (known.split(",").some((one) => one.trim().replace(/^W\//, "") === etag)) {
    return new Response(null, { status: 304, headers });
  }
  const png = await ctx.picturePainter.paint(order);
  return new Response(png, { headers: { ...headers, "content-length": String(png.byteLength) } });
}
