import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { listSandboxMessages } from "./server/list-sandbox-messages.ts";
import type { QueueContext } from "./server/messaging-context.ts";

const messageSchema = v.object({
  channel: v.picklist(["email", "sms"]),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
});

export const messagingEndpoints = [
  endpoint<QueueContext>()({
    method: "GET",
    path: "/sandbox/api/messages",
    access: "sandbox",
    summary: "Messages written to one person, newest first.",
    query: v.object({ to: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254)) }),
    response: v.array(messageSchema),
    handle: (ctx, { query }) => listSandboxMessages(ctx, query),
  }),
];
