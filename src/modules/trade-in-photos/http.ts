import { Readable } from "node:stream";
import * as v from "valibot";
import { heldCapability, requireAccount } from "#modules/trade-in/server/held-capability.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { readMultipart } from "#platform/server/http/bodies/read-multipart.ts";
import { limitedBody } from "#platform/server/http/bodies/read-raw-body.ts";
import { PHOTO_PLACES } from "./domain/photo-view.ts";
import { addPhoto } from "./server/add-photo.ts";
import { listPhotos, openOwnPhoto, openPhoto, photosForAppraiser, removePhoto } from "./server/own-photos.ts";
import type { PhotosContext } from "./server/photos-context.ts";

/** One picture of the largest kind, and its envelope. */
const MOST_BYTES = 26 * 1024 * 1024;
const photoId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{8,40}$/u));
const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));

/** Never run, never cached. */
function picture({ contentType, bytes }: Awaited<ReturnType<typeof openPhoto>>): Response {
  return new Response(Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>, {
    headers: {
      "content-type": contentType,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, no-store",
    },
  });
}

/** The same calls for whoever holds the secret and for the account that keeps the trade-in. */
const bothDoors = [
  {
    path: "/public/trade-in/current/photos",
    access: "public",
    holderOf: (_: PhotosContext, request: Request) => heldCapability(request),
  },
  {
    path: "/api/trade-in/photos",
    access: "account",
    holderOf: (ctx: PhotosContext) => requireAccount(ctx),
  },
] as const;

export const photoEndpoints = [
  ...bothDoors.flatMap(({ path, access, holderOf }) => [
    endpoint<PhotosContext>()({
      method: "GET",
      path,
      access,
      summary: "Which pictures of one's trade-in are there (TRADE-03)",
      handle: (ctx, { request }) => listPhotos(ctx, holderOf(ctx, request)),
    }),
    endpoint<PhotosContext>()({
      method: "PUT",
      path: `${path}/:photoId`,
      access,
      summary:
        "Add a picture of the car, as a multipart part named photo; the same id again is the same picture",
      params: v.object({ photoId }),
      query: v.object({ place: v.picklist(PHOTO_PLACES) }),
      handle: (ctx, { params, query, request }) => {
        const parts = readMultipart(limitedBody(request, MOST_BYTES), request.headers.get("content-type"));
        return addPhoto(ctx, { holder: holderOf(ctx, request), id: params.photoId, ...query, parts });
      },
    }),
    endpoint<PhotosContext>()({
      method: "GET",
      path: `${path}/:photoId`,
      access,
      summary: "One picture of one's trade-in",
      params: v.object({ photoId }),
      handle: async (ctx, { params, request }) =>
        picture(await openOwnPhoto(ctx, { holder: holderOf(ctx, request), id: params.photoId })),
    }),
    endpoint<PhotosContext>()({
      method: "DELETE",
      path: `${path}/:photoId`,
      access,
      summary: "Remove a picture; its bytes go with it",
      params: v.object({ photoId }),
      handle: (ctx, { params, request }) =>
        removePhoto(ctx, { holder: holderOf(ctx, request), id: params.photoId }),
    }),
  ]),
  endpoint<PhotosContext>()({
    method: "GET",
    path: "/sandbox/api/trade-ins/:id/photos",
    access: "sandbox",
    summary: "Pictures of a car as its appraiser sees them",
    params: v.object({ id }),
    handle: (ctx, { params }) => photosForAppraiser(ctx, params.id),
  }),
  endpoint<PhotosContext>()({
    method: "GET",
    path: "/sandbox/api/trade-ins/:id/photos/:photoId",
    access: "sandbox",
    summary: "One picture as its appraiser sees it",
    params: v.object({ id, photoId }),
    handle: async (ctx, { params }) =>
      picture(await openPhoto(ctx, { tradeInId: params.id, id: params.photoId })),
  }),
];
