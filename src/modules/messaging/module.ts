import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { messagingEndpoints } from "./http.ts";
import { messagingJobs } from "./jobs.ts";
import { mailThatIsOver, pruneOutbox } from "./server/prune-outbox.ts";
import { messagingSettings } from "./domain/settings-schema.ts";

export const messagingModule = {
  name: "messaging",
  settings: messagingSettings,
  endpoints: messagingEndpoints,
  jobs: messagingJobs,
  periodic: [{ name: "prune-outbox", everyMs: 3_600_000, run: pruneOutbox, due: mailThatIsOver }],
} satisfies ServerModule<never>;
