import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { idVerificationEndpoints } from "./http.ts";
import { personaWebhooks } from "./providers/persona/persona-webhooks.ts";
import { sandboxIdJobs } from "./providers/sandbox/sandbox-id-jobs.ts";

export const idVerificationModule = {
  name: "id-verification",
  endpoints: idVerificationEndpoints,
  jobs: sandboxIdJobs,
  webhooks: [personaWebhooks],
} satisfies ServerModule<never>;
