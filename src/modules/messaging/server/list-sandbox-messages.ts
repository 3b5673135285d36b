import type { MessageChannel, WrittenFile } from "../domain/message-template.ts";
import { attachmentBytes } from "./attachment-bytes.ts";
import { messageState, type MessageState } from "../domain/message-state.ts";
import { findMessage, findMessagesTo } from "./internal/outbox-repo.ts";
import { letterHtml } from "./letter-html.ts";
import type { FilesContext, QueueContext } from "./messaging-context.ts";
import { writtenFile } from "./written-files.ts";

export interface SandboxMessage {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The files of an e-mail, in their order; null bytes of a paper that is drawn when somebody opens it. */
  readonly attachments: readonly { readonly fileName: string; readonly bytes: number | null }[];
  /** ISO instant at which the product wrote it. */
  readonly sentAt: string;
  readonly state: MessageState;
  /** Why it waits or was given up; a code such as `smtp-550`. */
  readonly problem: string | null;
}

/** The sandbox mailbox of one recipient, newest first; reads the outbox, so it never waits for the worker. */
export async function listSandboxMessages(
  ctx: QueueContext,
  input: { readonly to: string },
): Promise<SandboxMessage[]> {
  const messages = await ctx.db.transaction((trx) => findMessagesTo(trx, ctx, input.to));
  return messages.flatMap((message) => {
    const { id, channel, to, content, createdAt, problem } = message;
    if (content === undefined) return [];
    const { subject, text, attachments = [] } = content;
    return [
      {
        id,
        channel,
        to,
        subject,
        text,
        attachments: attachments.map((file) => ({
          fileName: file.fileName,
          bytes: "drawnBy" in file ? null : attachmentBytes(file).length,
        })),
        sentAt: createdAt.toISOString(),
        state: messageState(message),
        problem,
      },
    ];
  });
}

/** The HTML of one e-mail as its recipient sees it; undefined for text messages and unknown ids. */
export async function getSandboxMessageHtml(
  ctx: QueueContext,
  input: { readonly messageId: string },
): Promise<string | undefined> {
  const message = await ctx.db.transaction((trx) => findMessage(trx, ctx, input.messageId));
  return message?.channel === "email" && message.content ? letterHtml(ctx, message.content) : undefined;
}

/** One file of an e-mail by its place, from 0; undefined for unknown ones. */
export async function getSandboxAttachment(
  ctx: FilesContext,
  input: { readonly messageId: string; readonly place: number },
): Promise<WrittenFile | undefined> {
  const message = await ctx.db.transaction((trx) => findMessage(trx, ctx, input.messageId));
  const file = message?.content?.attachments?.[input.place];
  return file && writtenFile(ctx, file);
}
