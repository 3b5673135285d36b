import type { MessageChannel } from "../domain/message-template.ts";
import { findMessagesTo } from "./internal/outbox-repo.ts";
import type { QueueContext } from "./messaging-context.ts";

export interface SandboxMessage {
  readonly channel: MessageChannel;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** ISO instant at which the product wrote it. */
  readonly sentAt: string;
}

/** The sandbox mailbox of one recipient, newest first; reads the outbox, so it never waits for the worker. */
export async function listSandboxMessages(
  ctx: QueueContext,
  input: { readonly to: string },
): Promise<SandboxMessage[]> {
  const messages = await ctx.db.transaction((trx) => findMessagesTo(trx, ctx, input.to));
  return messages.flatMap(({ channel, to, content, createdAt }) =>
    content
      ? [{ channel, to, subject: content.subject, text: content.text, sentAt: createdAt.toISOString() }]
      : [],
  );
}
