import { findMessage, markDelivered } from "./internal/outbox-repo.ts";
import type { MessagingContext } from "./messaging-context.ts";

/**
 * Hands one message to the transport, outside any transaction. At least once: a crash between
 * delivery and the mark sends it again under the same id.
 */
export async function deliverMessage(
  ctx: MessagingContext,
  input: { readonly messageId: string },
): Promise<void> {
  const message = await ctx.db.transaction((trx) => findMessage(trx, ctx, input.messageId));
  if (message === undefined || message.deliveredAt !== null || message.content === undefined) return;
  await ctx.messageTransport.deliver({
    id: message.id,
    channel: message.channel,
    to: message.to,
    ...message.content,
  });
  const delivered = { id: message.id, at: ctx.clock.now(), keepCopy: ctx.messageTransport.keepsCopies };
  await ctx.db.transaction((trx) => markDelivered(trx, ctx, delivered));
}
