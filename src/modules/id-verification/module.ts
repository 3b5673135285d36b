import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { idVerificationEndpoints } from "./http.ts";
import { personaWebhooks } from "./providers/persona/persona-webhooks.ts";
import { sandboxIdJobs } from "./providers/sandbox/sandbox-id-jobs.ts";
import { idVerificationSettings } from "./domain/settings-schema.ts";

export const idVerificationModule = {
  name: "id-verification",
  settings: idVerificationSettings,
  endpoints: idVerificationEndpoints,
  jobs: sandboxIdJobs,
  webhooks: [personaWebhooks],
} satisfies ServerModule<never>;
