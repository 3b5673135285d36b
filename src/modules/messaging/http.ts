import * as v from "valibot";
import { AppError } from "#platform/shared/app-error.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { getSandboxMessageHtml, listSandboxMessages } from "./server/list-sandbox-messages.ts";
import type { QueueContext } from "./server/messaging-context.ts";

const messageSchema = v.object({
  id: v.string(),
  channel: v.picklist(["email", "sms"]),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
  state: v.picklist(["waiting", "retrying", "delivered", "failed"]),
  problem: v.nullable(v.string()),
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
  endpoint<QueueContext>()({
    method: "GET",
    path: "/sandbox/api/messages/:messageId/preview",
    access: "sandbox",
    summary: "One e-mail as a page, for the preview of the desk.",
    params: v.object({ messageId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
    handle: async (ctx, { params }) => {
      const html = await getSandboxMessageHtml(ctx, params);
      if (html !== undefined) return page(html);
      throw new AppError("not-found", { code: "message.notFound", message: "There is no such e-mail." });
    },
  }),
];

/** A mail is a stranger's page: no scripts, no forms, nothing but its own styles and pictures. */
function page(html: string): Response {
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  });
}
