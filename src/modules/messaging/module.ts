import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { messagingEndpoints } from "./http.ts";
import { messagingJobs } from "./jobs.ts";
import { mailThatIsOver, pruneOutbox } from "./server/prune-outbox.ts";
import { messagingSettings } from "./domain/settings-schema.ts";
import type { QueueContext } from "./server/messaging-context.ts";
import { listSandboxMessages } from "./server/list-sandbox-messages.ts";
import type { DataSubject } from "#platform/server/modules/personal-data.ts";

export const messagingModule = {
  name: "messaging",
  settings: messagingSettings,
  endpoints: messagingEndpoints,
  jobs: messagingJobs,
  periodic: [{ name: "prune-outbox", everyMs: 3_600_000, run: pruneOutbox, due: mailThatIsOver }],
  personalData: [
    {
      // What they said is in the mailbox; codes and secret links are not written down once more.
      name: "messagesFromUs",
      tables: ["message_outbox"],
      collect: async (ctx: QueueContext, { email }: DataSubject) =>
        (await listSandboxMessages(ctx, { to: email })).map(({ subject, sentAt }) => ({ subject, sentAt })),
    },
  ],
} satisfies ServerModule<never>;
