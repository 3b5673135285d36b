import * as v from "valibot";
import { endpoint } from "../http/endpoint.ts";
import { readRawBody } from "../http/bodies/read-raw-body.ts";
import { receiveWebhook } from "./receive-webhook.ts";
import { replayWebhook } from "./replay-webhook.ts";
import type { WebhookContext } from "./webhook-context.ts";
import { listEvents } from "./webhook-repo.ts";

const MAX_BYTES = 1024 * 1024;
const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/u, "must be the name of a sender"));
const eventId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255));

/** The one door for what third parties and the retailer's own systems tell us. */
export const webhookEndpoints = [
  endpoint<WebhookContext>()({
    method: "POST",
    path: "/webhooks/:source",
    access: "own-credentials",
    summary: "Takes a signed event; answers once it is stored. Copies are welcome.",
    params: v.object({ source: name }),
    handle: async (ctx, { params, request }) => {
      const body = await readRawBody(request, MAX_BYTES);
      const query = new URL(request.url).searchParams;
      await receiveWebhook(ctx, { source: params.source, body, headers: request.headers, query });
      return { received: true };
    },
  }),
  endpoint<WebhookContext>()({
    method: "GET",
    path: "/sandbox/api/webhooks",
    access: "sandbox",
    summary: "The newest stored events and how they ended.",
    handle: (ctx) => ctx.db.transaction((trx) => listEvents(trx, ctx.tenantId, 100)),
  }),
  endpoint<WebhookContext>()({
    method: "POST",
    path: "/sandbox/api/webhooks/:source/:eventId/replay",
    access: "sandbox",
    summary: "Has a stored event acted on again.",
    params: v.object({ source: name, eventId }),
    handle: async (ctx, { params }) => {
      await replayWebhook(ctx, params);
      return { replayed: true };
    },
  }),
];
