import * as v from "valibot";
import { deriveTheme } from "#modules/tenancy/domain/theme/theme.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { LANGUAGES } from "#platform/shared/texts/language.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { robotsTxt } from "./domain/robots-txt.ts";
import { webManifest } from "./domain/web-manifest.ts";
import type { DiscoveryContext } from "./server/discovery-context.ts";
import { orderIcon, orderStagedCar, orderStorePicture, orderVehiclePicture } from "./server/order-picture.ts";
import { byteStream } from "./server/internal/byte-stream.ts";
import { photoResponse, pictureResponse } from "./server/picture-response.ts";
import { mailedPhoto } from "#modules/vehicle-photos/server/sized-photo.ts";
import { serviceWorkerText } from "./server/service-worker-text.ts";
import { writeSitemapIndex, writeSitemapPart } from "./server/write-sitemap.ts";

const text = (body: BodyInit, type: string): Response =>
  new Response(body, { headers: { "content-type": type, "cache-control": "public, max-age=3600" } });
/** Which words a picture has; English unless its address says otherwise, whatever the caller speaks. */
const PICTURE_QUERY = v.object({ language: v.optional(v.picklist(LANGUAGES), LANGUAGES[0]) });
/** Pixels of a photo in a mail: enough for a phone that has three of them a point. */
const MAIL_PHOTO = { width: 960, height: 640 };
const XML = "application/xml; charset=utf-8";

/** What search engines, previews and phones ask a store for; nothing of it is about a person. */
export const discoveryEndpoints = [
  endpoint<DiscoveryContext>()({
    method: "GET",
    path: "/robots.txt",
    access: "public",
    summary: "What crawlers may read, and where the sitemap is",
    handle: async (ctx) => text(robotsTxt(ctx.siteOrigin, LANGUAGES.slice(1)), "text/plain; charset=utf-8"),
  }),
  endpoint<DiscoveryContext>()({
    method: "GET",
    path: "/sitemap.xml",
    access: "public",
    summary: "The list of sitemaps, or one of them by `part`: `pages`, `vehicles-1` …",
    query: v.object({ part: v.optional(v.pipe(v.string(), v.maxLength(40))) }),
    handle: async (ctx, { query }) => {
      const origin = ctx.siteOrigin;
      if (query.part === undefined) return text(await writeSitemapIndex(ctx, origin), XML);
      const pieces = await writeSitemapPart(ctx, { origin, part: query.part });
      return text(byteStream(pieces), XML);
    },
  }),
  endpoint<DiscoveryContext>()({
    method: "GET",
    path: "/manifest.webmanifest",
    access: "public",
    summary: "The store for a phone's home screen",
    handle: async ({ tenant }) =>
      text(JSON.stringify(webManifest(tenant, deriveTheme(tenant.brand))), "application/manifest+json"),
  }),
  endpoint<DiscoveryContext>()({
    method: "GET",
    path: "/service-worker.js",
    access: "public",
    summary:
      "The script that keeps the shell and the cars that were looked at for when there is no connection",
    handle: async ({ tenant }) => {
      const answer = text(serviceWorkerText(tenant.config.consumer.keepsOffline), "text/javascript");
      // Browsers ask again before each use, so that it can always be taken back.
      answer.headers.set("cache-control", "no-cache");
      // A worker lives by the policy it comes with: it may fetch from its store and do nothing else.
      answer.headers.set("content-security-policy", "default-src 'none'; connect-src 'self'");
      return answer;
    },
  }),
  endpoint<DiscoveryContext>()({
    method: "GET",
    path: "/images/icons/:file",
    access: "public",
    summary: "The store's sign as PNG: icon-180.png, icon-192.png, icon-512.png",
    params: v.object({ file: v.string() }),
    handle: async (ctx, { params, request }) => {
      const size = Number(/^icon-(\d{1,4})\.png$/.exec(params.file)?.[1] ?? 0);
      return pictureResponse(ctx, { request, order: orderIcon(ctx, { size }) });
    },
  }),
  endpoint<DiscoveryContext>()({
    method: "GET",
    path: "/images/mail/:scheme/:body/:paint/:file",
    access: "public",
    summary:
      "A car for mail programs as JPEG: its photo, 960 by 640, while the retailer has it, or drawn on the store's stage, 960 by 446",
    params: v.object({
      scheme: v.picklist(["light", "dark"]),
      body: v.string(),
      paint: v.string(),
      file: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,30}\.(?:jpg|png)$/)),
    }),
    query: v.object({
      two: v.optional(v.string()),
      photo: v.optional(v.pipe(v.string(), v.maxLength(2_000))),
    }),
    handle: async (ctx, { params: { file, ...params }, query: { photo: source, two }, request }) => {
      const photo = source === undefined ? null : await mailedPhoto(ctx, { source, ...MAIL_PHOTO });
      if (photo !== null) return photoResponse(photo);
      // Mails of earlier releases name `.png`.
      const order = orderStagedCar(ctx, { ...params, two, angle: file.replace(/\.(?:jpg|png)$/, "") });
      const drawn = await pictureResponse(ctx, { request, order });
      // The photo's host may only be away for a moment; mail programs would keep the drawing for a day.
      if (source !== undefined) drawn.headers.set("cache-control", "public, max-age=300");
      return drawn;
    },
  }),
  endpoint<DiscoveryContext>()({
    method: "GET",
    path: "/images/social/store.png",
    access: "public",
    summary: "Picture of a shared link to the store, 1200 by 630",
    query: PICTURE_QUERY,
    handle: async (ctx, { query, request }) =>
      pictureResponse(ctx, { request, order: orderStorePicture(ctx, query) }),
  }),
  endpoint<DiscoveryContext>()({
    method: "GET",
    path: "/images/social/vehicles/:file",
    access: "public",
    summary: "Picture of a shared link to a vehicle, 1200 by 630: <key>.png",
    params: v.object({ file: v.pipe(v.string(), v.maxLength(120)) }),
    query: PICTURE_QUERY,
    handle: async (ctx, { params, query: { language }, request }) => {
      const key = /^(.+)\.png$/.exec(params.file)?.[1];
      if (key === undefined) {
        throw new AppError("not-found", {
          code: "picture.notFound",
          message: "We couldn't find that picture.",
        });
      }
      return pictureResponse(ctx, { request, order: await orderVehiclePicture(ctx, { key, language }) });
    },
  }),
];
