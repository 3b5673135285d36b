import { Batches } from "#platform/server/database/transactions/batches.ts";
import { messageOf } from "#platform/server/context/message-of.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { writeLast } from "#platform/server/database/transactions/transaction-end.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { MessageChannel } from "../domain/message-template.ts";
import { MAX_DELIVERY_ATTEMPTS } from "../domain/delivery-limits.ts";
import type { Delivery, MessageSender, MessageTransport } from "../providers/message-transport.ts";
import {
  beginTry,
  type Ending,
  findMessage,
  noteAtDesk,
  noteEnding,
  type StoredMessage,
} from "./internal/outbox-repo.ts";
import { letterHtml } from "./letter-html.ts";
import type { MessagingContext } from "./messaging-context.ts";
import { writtenFiles } from "./written-files.ts";

interface Asked {
  readonly messageId: string;
  readonly channel?: MessageChannel | undefined;
}

/**
 * Hands messages to their carriers; one that has to wait holds up no other.
 * @throws Error when any has to be tried again; those that are over are left alone then
 */
export async function deliverMessages(ctx: MessagingContext, asked: readonly Asked[]): Promise<void> {
  const outcomes = await Promise.allSettled(asked.map((one) => deliverMessage(ctx, one)));
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}

/**
 * Hands one message to its carrier, outside any transaction. At least once: a crash between delivery and
 * its note sends it again under the same id. A message that is over is left alone.
 * @throws Error when it has to be tried again; the job waits longer each time
 */
export async function deliverMessage(ctx: MessagingContext, input: Asked): Promise<void> {
  const begun = { id: input.messageId, now: ctx.clock.now() };
  if (isAtDesk(ctx, input.channel)) {
    const isThere = await desk.add(ctx.tenantId, { ctx, id: begun.id });
    return isThere ? undefined : endUseless(ctx, input.messageId);
  }
  const message = await ctx.db.transaction((trx) => beginTry(trx, ctx, begun), { mayBeLost: true });
  if (message === undefined) return endUseless(ctx, input.messageId);
  const attempt = message.attempts;
  const transport = carrierOf(ctx, message.channel);
  const ending = endingOf(await send(ctx, transport, message), attempt);
  await note(ctx, message.id, { ending, keepCopy: transport.keepsCopies });
  if (ending.kind === "failed") {
    ctx.log.warn("a message was given up", { kind: message.channel, code: ending.code, attempt });
  }
  if (ending.kind === "later") throw new Error(`the message has to wait: ${ending.code}`);
}

/** Messages whose jobs run side by side are at the desk in one write; only their jobs wait for it. */
const desk = new Batches<AtDesk, boolean>({
  mostItems: 100,
  mostRunning: 1,
  gatherMs: 40,
  enough: 20,
  run: (_tenant, handed) => handOver(handed),
  alone: async (_tenant, one) => (await handOver([one]))[0] ?? false,
});

interface AtDesk {
  readonly ctx: MessagingContext;
  readonly id: string;
}

async function handOver(handed: readonly AtDesk[]): Promise<readonly boolean[]> {
  const [first] = handed;
  if (first === undefined) return [];
  const { ctx } = first;
  const messages = { ids: handed.map(({ id }) => id), now: ctx.clock.now() };
  let there: ReadonlySet<string> = new Set();
  const noteAll = async (trx: TenantTransaction) => {
    there = await noteAtDesk(trx, ctx, messages);
  };
  // Its only statement is its last one: all of it is one message.
  await ctx.db.transaction((trx) => writeLast(trx, () => noteAll(trx)), { mayBeLost: true });
  return handed.map(({ id }) => there.has(id));
}

/**
 * The desk of a demo reads the outbox itself, so handing a message over is saying that it is there: one write, and
 * one that is simply made again when it is lost.
 */
function isAtDesk(ctx: MessagingContext, channel: MessageChannel | undefined): boolean {
  return (
    channel !== undefined &&
    channel !== "push" &&
    ctx.tenant.isDemo &&
    ctx.messageTransports.sandboxed(ctx.tenant).includes(channel)
  );
}

/** Not there, over, or useless before anybody could send it: only the last is news. */
async function endUseless(ctx: MessagingContext, id: string): Promise<void> {
  const message = await ctx.db.transaction((trx) => findMessage(trx, ctx, id));
  if (message === undefined || message.deliveredAt !== null || message.failedAt !== null) return;
  await note(ctx, id, { ending: { kind: "failed", code: "expired" }, keepCopy: ctx.tenant.isDemo });
}

/** Whoever carries a channel. @throws Error where a setting or a carrier is missing; the message then waits */
function carrierOf(ctx: MessagingContext, channel: MessageChannel): MessageTransport {
  if (channel !== "push") return ctx.messageTransports.of(ctx.tenant, channel);
  const { pushCarrier, tenant } = ctx;
  if (pushCarrier === undefined) throw new Error("nothing brings messages to browsers here");
  return { keepsCopies: tenant.isDemo, deliver: (message) => pushCarrier.deliver(ctx, message) };
}

async function send(
  ctx: MessagingContext,
  transport: MessageTransport,
  { id, channel, to, content, createdAt }: StoredMessage,
): Promise<Delivery> {
  if (content === undefined) return { kind: "refused", code: "content-erased" };
  try {
    const sender = senderOf(ctx.tenant);
    const { attachments: files, letter: _, ...words } = content;
    const attachments = files && (await writtenFiles(ctx, files));
    const html = letterHtml(ctx, content);
    const message = { id, channel, to, sender, writtenAt: createdAt, ...words, ...(html && { html }) };
    return await transport.deliver({ ...message, ...(attachments && { attachments }) });
  } catch (error) {
    ctx.log.error("a carrier failed unexpectedly", {
      error: messageOf(error),
    });
    return { kind: "later", code: "carrier-error" };
  }
}

function endingOf(delivery: Delivery, attempt: number): Ending {
  if (delivery.kind === "delivered") return delivery;
  const isOver = delivery.kind === "refused" || attempt >= MAX_DELIVERY_ATTEMPTS;
  return { kind: isOver ? "failed" : "later", code: delivery.code };
}

async function note(
  ctx: MessagingContext,
  id: string,
  outcome: { readonly ending: Ending; readonly keepCopy: boolean },
): Promise<void> {
  await ctx.db.transaction((trx) => noteEnding(trx, ctx, { id, at: ctx.clock.now(), ...outcome }));
}

/** Own addresses where the retailer has them; else the deployment's, under the retailer's name. */
function senderOf(tenant: TenantConfig): MessageSender {
  return {
    name: tenant.brandName,
    mailFrom: tenant.environment.mailFrom ?? undefined,
    replyTo: tenant.support.email,
    smsFrom: tenant.environment.smsFrom ?? undefined,
  };
}
