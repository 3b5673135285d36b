import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { deliverMessage } from "./server/deliver-message.ts";
import type { MessagingContext } from "./server/messaging-context.ts";
import { DELIVER_MESSAGE } from "./server/queue-message.ts";

/** Jobs of an older release have no channel. */
const payloadSchema = v.object({
  messageId: v.string(),
  channel: v.optional(v.picklist(["email", "sms", "push"])),
});

export const messagingJobs: readonly JobHandler<MessagingContext>[] = [
  { kind: DELIVER_MESSAGE, handle: (ctx, payload) => deliverMessage(ctx, v.parse(payloadSchema, payload)) },
];
