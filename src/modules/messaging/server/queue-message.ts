import { jobRows, wakeWorkers } from "#platform/server/jobs/enqueue-job.ts";
import { messageOf } from "#platform/server/context/message-of.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type {
  LetterCar,
  MessageAttachment,
  MessageChannel,
  MessageTemplate,
  RenderedMessage,
  TemplateParams,
} from "../domain/message-template.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { forReader, forRetailer } from "./for-reader.ts";
import { wordedBrand } from "../domain/message-brand.ts";
import { renderMessage } from "../domain/render-message.ts";
import { requireSmallAttachments } from "./require-small-attachments.ts";
import { politeFrom } from "../domain/polite-time.ts";
import { MAX_DELIVERY_ATTEMPTS } from "../domain/delivery-limits.ts";
import { insertMessages } from "./internal/insert-messages.ts";
import type { QueueContext } from "./messaging-context.ts";

/** Job that carries the messages of one transaction out, or some of them. */
export const DELIVER_MESSAGE = "messaging.deliver";
/** The message counts its own tries; the job's limit only catches tries that took their process down. */
const JOB_SLACK = 12;

interface QueueMessageInput<Param extends string> {
  readonly channel: MessageChannel;
  /** E-mail address or phone number, validated by the caller. */
  readonly to: string;
  readonly template: MessageTemplate<Param>;
  /** Values of the template's placeholders; the brand's are filled in here. */
  readonly params: TemplateParams<Param>;
  /** The car that an e-mail is about; drawn above its words. */
  readonly car?: LetterCar;
  /** Files of an e-mail; sealed, sent and erased with its text. */
  readonly attachments?: readonly MessageAttachment[];
  /**
   * Of a text message that nobody waits for: the state its reader lives in, null where nobody knows. At night there it
   * waits for the morning, but not at a demo's desk.
   */
  readonly byDayIn?: string | null;
  /** For mail nobody needs in order to do business: where one POST stops it (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/**
 * Writes a message in the caller's transaction and asks for its delivery, so that a change and its
 * message exist together or not at all. Answers the id of the message.
 */
export async function queueMessage<Param extends string>(
  trx: TenantTransaction,
  ctx: QueueContext,
  input: QueueMessageInput<Param>,
): Promise<string> {
  const reader = input.template.isForRetailer ? forRetailer(ctx) : await forReader(trx, ctx, input.to);
  const message = preparedMessage(reader, input);
  await queuePrepared(trx, ctx, [message]);
  return message.id;
}

/** A message in its final words that is not stored yet. */
export type PreparedMessage = ReturnType<typeof renderedMessage>;

/** Words a message for `queuePrepared`, in the language of the context (`forReader`, `forRetailer`). */
export function preparedMessage<Param extends string>(
  ctx: QueueContext,
  input: QueueMessageInput<Param>,
): PreparedMessage {
  const { channel, template, attachments, unsubscribeUrl, car, byDayIn } = input;
  const { letter, ...words } = render(ctx, template, input.params);
  return renderedMessage(ctx, {
    channel,
    template: template.key,
    to: input.to,
    content: {
      ...words,
      ...(channel === "email" && letter && { letter: { ...letter, ...(car && { car }) } }),
      ...(attachments && { attachments }),
      ...(unsubscribeUrl && { unsubscribeUrl }),
    },
    ...(template.usefulForSeconds !== undefined && { usefulForSeconds: template.usefulForSeconds }),
    ...(byDayIn !== undefined && !ctx.tenant.isDemo && { notBefore: byDay(ctx, byDayIn) }),
  });
}

const byDay = ({ clock }: QueueContext, state: string | null): Date =>
  new Date(politeFrom(clock.now().getTime(), state));

/** A message whose words are final, for whoever may not use a template. */
interface RenderedInput {
  readonly channel: MessageChannel;
  /** Names the kind of message, e.g. `leads.adf`. */
  readonly template: string;
  readonly to: string;
  readonly content: RenderedMessage;
  /** Not worth delivering later than this, in seconds. */
  readonly usefulForSeconds?: number;
  /** Now when left out. */
  readonly notBefore?: Date;
}

/**
 * `queueMessage` for words that are no template's: mail that a program reads. Subject and addresses must be
 * free of line breaks.
 */
export async function queueRendered(
  trx: TenantTransaction,
  ctx: QueueContext,
  input: RenderedInput,
): Promise<string> {
  const message = renderedMessage(ctx, input);
  await queuePrepared(trx, ctx, [message]);
  return message.id;
}

/** As `preparedMessage`, of words that are final. */
export function renderedMessage(ctx: QueueContext, { usefulForSeconds, ...message }: RenderedInput) {
  requireSmallAttachments(message.content.attachments ?? []);
  const at = ctx.clock.now();
  const expiresAt = usefulForSeconds === undefined ? null : new Date(at.getTime() + usefulForSeconds * 1000);
  return { ...message, id: ctx.ids.next("msg"), at, expiresAt };
}

/** Stores several messages and asks for their delivery, in one statement at the end of the transaction. */
export async function queuePrepared(
  trx: TenantTransaction,
  ctx: QueueContext,
  messages: readonly PreparedMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  // Of those that one transaction queues, few are written: one carries several messages (`insertMessages`).
  const jobs = messages.map(({ id, channel, notBefore }) => ({
    kind: DELIVER_MESSAGE,
    payload: { messageId: id, channel },
    maxAttempts: MAX_DELIVERY_ATTEMPTS + JOB_SLACK,
    ...(notBefore && { runAt: notBefore }),
  }));
  wakeWorkers(trx, ctx, jobs);
  await insertMessages(trx, ctx, { messages, jobs: jobRows(ctx, jobs) });
}

/** The retailer's own wording; the product's where that one asks for a value which does not exist. */
function render(
  ctx: QueueContext,
  template: MessageTemplate,
  params: Readonly<Record<string, string>>,
): RenderedMessage {
  const brand = wordedBrand(ctx.tenant);
  const ours = translated(template, textOf(ctx.tenant));
  const own = overridden(ours, ctx.tenant.messages);
  if (own === ours) return renderMessage(ours, params, brand);
  try {
    return renderMessage(own, params, brand);
  } catch (error) {
    ctx.log.error("a retailer's wording of a message cannot be filled", {
      code: template.key,
      tenantId: ctx.tenantId,
      error: messageOf(error),
    });
    return renderMessage(ours, params, brand);
  }
}

/** The words of the template in the reader's language, or as the retailer rewords them by id. */
function translated(template: MessageTemplate, t: Text): MessageTemplate {
  if (t.dictionary === undefined) return template;
  const { preheader, action } = template;
  return {
    ...template,
    subject: t(template.subject),
    text: t(template.text),
    ...(preheader !== undefined && { preheader: t(preheader) }),
    ...(action && { action: { ...action, label: t(action.label) } }),
  };
}

/** Own wordings live under `<key>.subject`, `.text`, `.preheader` and, for the button, `.action`. */
function overridden(template: MessageTemplate, texts: Readonly<Record<string, string>>): MessageTemplate {
  const { key, action } = template;
  const own = (part: string): string | undefined => texts[`${key}.${part}`];
  if (!["subject", "text", "preheader", "action"].some((part) => own(part) !== undefined)) return template;
  const preheader = own("preheader") ?? template.preheader;
  return {
    ...template,
    subject: own("subject") ?? template.subject,
    text: own("text") ?? template.text,
    ...(preheader !== undefined && { preheader }),
    ...(action && { action: { ...action, label: own("action") ?? action.label } }),
  };
}
