import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import type { MessageChannel, MessageTemplate, TemplateParams } from "../domain/message-template.ts";
import { renderMessage } from "../domain/message-template.ts";
import { insertMessage } from "./internal/outbox-repo.ts";
import type { QueueContext } from "./messaging-context.ts";

/** Job that carries one message out. */
export const DELIVER_MESSAGE = "messaging.deliver";

export interface QueueMessageInput<Param extends string> {
  readonly channel: MessageChannel;
  /** E-mail address or phone number, validated by the caller. */
  readonly to: string;
  readonly template: MessageTemplate<Param>;
  /** Values of the template's placeholders; the brand's are filled in here. */
  readonly params: TemplateParams<Param>;
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
  const id = ctx.ids.next("msg");
  const brand = { brand: ctx.tenant.brandName, supportPhone: ctx.tenant.support.phone };
  const content = renderMessage(overridden(input.template, ctx.tenant.messages), {
    ...input.params,
    ...brand,
  });
  const at = ctx.clock.now();
  await insertMessage(trx, ctx, {
    id,
    channel: input.channel,
    template: input.template.key,
    to: input.to,
    content,
    at,
  });
  await enqueueJob(trx, ctx, { kind: DELIVER_MESSAGE, payload: { messageId: id } });
  return id;
}

/** A retailer's own wording under `<key>.subject` and `<key>.text`. */
function overridden(template: MessageTemplate, texts: Readonly<Record<string, string>>): MessageTemplate {
  const { key } = template;
  return {
    key,
    subject: texts[`${key}.subject`] ?? template.subject,
    text: texts[`${key}.text`] ?? template.text,
  };
}
