import * as v from "valibot";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { blockSandboxBrowser, makeSandboxBrowser, readSandboxBrowser } from "./server/sandbox-browsers.ts";
import { listPushBrowsers } from "./server/list-push-browsers.ts";
import type { PushContext } from "./server/push-context.ts";
import { turnPushOff } from "./server/turn-push-off.ts";
import { turnPushOn } from "./server/turn-push-on.ts";

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const key = v.pipe(v.string(), v.maxLength(120), v.regex(/^[\w-]+=*$/u));
const targetSchema = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
});
const contentSchema = v.object({ title: v.string(), body: v.string(), path: v.string(), tag: v.string() });

export const pushEndpoints = [
  endpoint<PushContext>()({
    method: "GET",
    path: "/api/push-messages",
    access: "account",
    summary: "Which browsers of the account show order updates, and the key a browser needs to ask for them.",
    response: v.object({
      isOffered: v.boolean(),
      publicKey: v.string(),
      consentVersion: v.string(),
      hasStandIn: v.boolean(),
      browsers: v.array(
        v.object({ id: v.string(), device: v.string(), since: v.string(), current: v.boolean() }),
      ),
    }),
    handle: (ctx) => listPushBrowsers(ctx),
  }),
  endpoint<PushContext>()({
    method: "POST",
    path: "/api/push-messages",
    access: "account",
    summary:
      "Shows order updates on the browser that asks, with its consent; `endpoint` is that of its push service.",
    body: formSchema({
      endpoint: v.pipe(v.string(), v.maxLength(1024)),
      keys: v.object({ p256dh: key, auth: key }),
      consentVersion: v.string(),
    }),
    response: v.object({ id: v.string() }),
    handle: (ctx, { body }) => turnPushOn(ctx, body),
  }),
  endpoint<PushContext>()({
    method: "DELETE",
    path: "/api/push-messages/:id",
    access: "account",
    summary: "Stops order updates on one browser of the account, at once.",
    params: v.object({ id }),
    handle: async (ctx, { params }) => {
      await turnPushOff(ctx, params);
      return null;
    },
  }),
  endpoint<PushContext>()({
    method: "POST",
    path: "/sandbox/api/push-browsers",
    access: "sandbox",
    summary: "A browser that the sandbox plays, for machines without a push service.",
    // As a browser's own `subscribe` is asked: the store's public key, an uncompressed point of P-256.
    body: formSchema({ applicationServerKey: v.pipe(v.string(), v.regex(/^[\w-]{87}$/u)) }),
    response: targetSchema,
    handle: (ctx) => makeSandboxBrowser(ctx),
  }),
  endpoint<PushContext>()({
    method: "GET",
    path: "/sandbox/api/push-browsers/:id",
    access: "sandbox",
    summary: "What such a browser would show, the latest first.",
    params: v.object({ id }),
    response: v.array(contentSchema),
    handle: (ctx, { params }) => readSandboxBrowser(ctx, params),
  }),
  endpoint<PushContext>()({
    method: "DELETE",
    path: "/sandbox/api/push-browsers/:id",
    access: "sandbox",
    summary: "Its user blocks the store's messages.",
    params: v.object({ id }),
    handle: async (ctx, { params }) => {
      await blockSandboxBrowser(ctx, params);
      return null;
    },
  }),
];
