import * as v from "valibot";
import { AppError } from "#platform/shared/app-error.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import type { WrittenFile } from "./domain/message-template.ts";
import { attachmentBytes } from "./server/attachment-bytes.ts";
import {
  getSandboxAttachment,
  getSandboxMessageHtml,
  listSandboxMessages,
} from "./server/list-sandbox-messages.ts";
import type { FilesContext } from "./server/messaging-context.ts";

const query = v.object({ to: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254)) });
const messageSchema = v.object({
  channel: v.picklist(["email", "sms", "push"]),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
});
const outboxSchema = v.object({
  ...messageSchema.entries,
  id: v.string(),
  attachments: v.array(v.object({ fileName: v.string(), bytes: v.nullable(v.number()) })),
  state: v.picklist(["waiting", "retrying", "delivered", "failed"]),
  problem: v.nullable(v.string()),
});

export const messagingEndpoints = [
  endpoint<FilesContext>()({
    method: "GET",
    path: "/sandbox/api/messages",
    access: "sandbox",
    summary: "Messages written to one person, newest first.",
    query,
    response: v.array(messageSchema),
    handle: async (ctx, input) =>
      (await listSandboxMessages(ctx, input.query)).map(({ channel, to, subject, text, sentAt }) => ({
        channel,
        to,
        subject,
        text,
        sentAt,
      })),
  }),
  endpoint<FilesContext>()({
    method: "GET",
    path: "/sandbox/api/outbox",
    access: "sandbox",
    summary: "The same messages with their ids and what became of them.",
    query,
    response: v.array(outboxSchema),
    handle: (ctx, input) => listSandboxMessages(ctx, input.query),
  }),
  endpoint<FilesContext>()({
    method: "GET",
    path: "/sandbox/api/messages/:messageId/preview",
    access: "sandbox",
    summary: "One e-mail as a page, for the preview of the desk.",
    params: v.object({ messageId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
    handle: async (ctx, { params }) => {
      const html = await getSandboxMessageHtml(ctx, params);
      if (html !== undefined) return page(html);
      throw new AppError("not-found", { code: "message.notFound", message: "We couldn't find that email." });
    },
  }),
  endpoint<FilesContext>()({
    method: "GET",
    path: "/sandbox/api/messages/:messageId/attachments/:place",
    access: "sandbox",
    summary: "One file of an e-mail, by its place from 0.",
    params: v.object({
      messageId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
      place: v.pipe(
        v.string(),
        v.regex(/^\d{1,2}$/u, "Give the place of the file, from 0."),
        v.transform(Number),
      ),
    }),
    handle: async (ctx, { params }) => {
      const file = await getSandboxAttachment(ctx, params);
      if (file !== undefined) return download(file);
      throw new AppError("not-found", { code: "message.notFound", message: "We couldn't find that file." });
    },
  }),
];

/** Never shown in the desk's own page, whatever it is. */
function download(file: WrittenFile): Response {
  return new Response(attachmentBytes(file), {
    headers: {
      "content-type": file.contentType,
      "content-disposition": `attachment; filename="${file.fileName}"`,
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    },
  });
}

/** A mail is a stranger's page: no scripts, no forms, nothing but its own styles and pictures. */
function page(html: string): Response {
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  });
}
