import { createHash } from "node:crypto";
import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { ClientEventSchema } from "./domain/client-event-schema.ts";
import { datafileOf } from "./domain/datafile.ts";
import type { ExperimentsContext } from "./server/experiments-context.ts";
import { logClientEvents } from "./server/log-client-events.ts";

export const experimentsEndpoints = [
  endpoint<ExperimentsContext>()({
    method: "GET",
    path: "/public/feature-flags/datafile",
    access: "public",
    summary: "Every flag of the retailer with its value and the running experiments (FLG-20).",
    handle: async (ctx, { request }) => {
      const body = JSON.stringify(datafileOf(ctx.tenant));
      const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
      const headers = {
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-cache",
        etag,
      };
      // Asked again every five minutes by every open page: mostly nothing has changed.
      if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
      return new Response(body, { headers });
    },
  }),
  endpoint<ExperimentsContext>()({
    method: "POST",
    path: "/public/client-events",
    access: "public",
    summary: "Errors and calls of a browser for the log, without anything personal (FLG-10).",
    body: v.strictObject({ events: v.pipe(v.array(ClientEventSchema), v.minLength(1), v.maxLength(50)) }),
    response: v.object({ kept: v.number() }),
    handle: (ctx, { body }) => logClientEvents(ctx, body),
  }),
];
