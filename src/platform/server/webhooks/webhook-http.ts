import * as v from "valibot";
import { AppError } from "#platform/shared/app-error.ts";
import { endpoint } from "../http/endpoint.ts";
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
      const body = await readRawBody(request);
      await receiveWebhook(ctx, { source: params.source, body, headers: request.headers });
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

/** Reads within the limit while it arrives, so that nobody fills the memory. */
async function readRawBody(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) throw refusal("body.tooLarge", `An event may have at most ${MAX_BYTES} bytes.`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refusal("body.incomplete", "The request body ended early.");
  }
  return Buffer.concat(chunks);
}

function refusal(code: string, message: string): AppError {
  return new AppError("invalid", { code, message });
}
