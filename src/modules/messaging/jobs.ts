import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { deliverMessage } from "./server/deliver-message.ts";
import type { MessagingContext } from "./server/messaging-context.ts";
import { DELIVER_MESSAGE } from "./server/queue-message.ts";

const payloadSchema = v.object({ messageId: v.string() });

export const messagingJobs: readonly JobHandler<MessagingContext>[] = [
  { kind: DELIVER_MESSAGE, handle: (ctx, payload) => deliverMessage(ctx, v.parse(payloadSchema, payload)) },
];
