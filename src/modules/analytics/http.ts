import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import type { AnalyticsContext } from "./server/analytics-context.ts";
import { listsOf, recordEvents } from "./server/record-events.ts";

/** A transparent picture of one pixel. */
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const NEVER_STORED = { "cache-control": "no-store" };
/** What browsers send on leaving is at most 64 KB; a batch is far less. */
const MOST_BYTES = 32_768;
const SETTINGS_SECONDS = 300;

/** The visitor's browser says no on every request, whatever was chosen before. */
function isRefused({ headers }: Request): boolean {
  return headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";
}

export const analyticsEndpoints = [
  endpoint<AnalyticsContext>()({
    method: "GET",
    path: "/images/tp.gif",
    access: "public",
    summary:
      "Counts a page view (API-18). Always a picture, whatever it is asked; fields not on the list are dropped.",
    handle: async (ctx, { request }) => {
      if (!isRefused(request)) {
        const { query = "", view, status, ...fields } = Object.fromEntries(new URL(request.url).searchParams);
        const page = {
          ...fields,
          kind: "page",
          query: query.split(","),
          view: Number(view),
          status: Number(status),
        };
        recordEvents(ctx, { sender: fields, events: [page] });
      }
      return new Response(PIXEL, { headers: { ...NEVER_STORED, "content-type": "image/gif" } });
    },
  }),
  endpoint<AnalyticsContext>()({
    method: "POST",
    path: "/images/tp.gif",
    access: "public",
    summary: "Takes a batch of events (AN-01 to AN-06). Fields that are not on the list are dropped.",
    body: v.looseObject({ events: v.array(v.unknown()) }),
    maxBodyBytes: MOST_BYTES,
    handle: async (ctx, { body, request }) => {
      if (!isRefused(request)) recordEvents(ctx, { sender: body, events: body.events });
      return new Response(null, { status: 204, headers: NEVER_STORED });
    },
  }),
  endpoint<AnalyticsContext>()({
    method: "GET",
    path: "/public/analytics/settings",
    access: "public",
    summary: "What the beacon may name and whom it may tell (AN-05).",
    response: v.object({
      words: v.array(v.string()),
      fields: v.record(v.string(), v.array(v.string())),
      values: v.record(v.string(), v.array(v.union([v.string(), v.number()]))),
      parentOrigins: v.array(v.string()),
    }),
    handle: async (ctx) =>
      Response.json(
        { ...listsOf(ctx), parentOrigins: ctx.tenant.config.analytics.parentOrigins },
        { headers: { "cache-control": `public, max-age=${SETTINGS_SECONDS}` } },
      ),
  }),
];
