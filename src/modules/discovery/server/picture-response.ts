import type { PictureOrder } from "../domain/picture-order.ts";
import type { DiscoveryContext } from "./discovery-context.ts";
import { PicturePainter } from "./picture-painter.ts";

/** Pictures are shown on other sites and in programs of their own. */
const OPEN_PICTURE = {
  "cache-control": "public, max-age=86400",
  "content-security-policy": "default-src 'none'",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
};

/** A finished photo as an answer. */
export function photoResponse(jpeg: Uint8Array<ArrayBuffer>): Response {
  const length = String(jpeg.byteLength);
  return new Response(jpeg, {
    headers: { ...OPEN_PICTURE, "content-type": "image/jpeg", "content-length": length },
  });
}

/** A picture as an answer; one that the caller already has is not painted again. */
export async function pictureResponse(
  ctx: DiscoveryContext,
  { request, order }: { readonly request: Request; readonly order: PictureOrder },
): Promise<Response> {
  const etag = `"${PicturePainter.keyOf(order)}"`;
  const headers = {
    ...OPEN_PICTURE,
    etag,
    "content-type": order.kind === "staged-car" ? "image/jpeg" : "image/png",
  };
  const known = request.headers.get("if-none-match") ?? "";
  if (known.split(",").some((one) => one.trim().replace(/^W\//, "") === etag)) {
    return new Response(null, { status: 304, headers });
  }
  const picture = await ctx.picturePainter.paint(order);
  return new Response(picture, { headers: { ...headers, "content-length": String(picture.byteLength) } });
}
