import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { SessionsContext } from "#modules/sessions/server/sessions-context.ts";

/** What asking for updates and stopping them needs. */
export type PushContext = QueueContext & SessionsContext;
