import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { deliverMessages } from "./server/deliver-message.ts";
import type { MessagingContext } from "./server/messaging-context.ts";
import { DELIVER_MESSAGE } from "./server/queue-message.ts";

/** Jobs of an older release have no channel. */
const messageSchema = v.object({
  messageId: v.string(),
  channel: v.optional(v.picklist(["email", "sms", "push"])),
});
const payloadSchema = v.union([v.object({ messages: v.array(messageSchema) }), messageSchema]);

export const messagingJobs: readonly JobHandler<MessagingContext>[] = [
  {
    kind: DELIVER_MESSAGE,
    async handle(ctx, payload) {
      const asked = v.parse(payloadSchema, payload);
      await deliverMessages(ctx, "messages" in asked ? asked.messages : [asked]);
    },
  },
];
