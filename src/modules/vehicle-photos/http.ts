import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { sizedPhoto, type PhotosContext } from "./server/sized-photo.ts";

/** Photos of vehicles in the widths that pages ask for. */
export const photoEndpoints = [
  endpoint<PhotosContext>()({
    method: "GET",
    path: "/images/photos/:width",
    access: "public",
    summary: "A photo of the retailer's own hosts in one of a few widths, as AVIF, WebP or JPEG.",
    params: v.object({ width: v.pipe(v.string(), v.regex(/^\d{2,4}$/)) }),
    query: v.object({ src: v.pipe(v.string(), v.maxLength(2_000)) }),
    handle: (ctx, { params, query, request }) =>
      sizedPhoto(ctx, {
        width: Number(params.width),
        source: query.src,
        accept: request.headers.get("accept"),
      }),
  }),
];
