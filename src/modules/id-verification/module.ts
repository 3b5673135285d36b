import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { idVerificationEndpoints } from "./http.ts";
import { personaWebhooks } from "./providers/persona/persona-webhooks.ts";
import { sandboxIdJobs } from "./providers/sandbox/sandbox-id-jobs.ts";
import { idVerificationSettings } from "./domain/settings-schema.ts";
import { idStepSource } from "./server/id-step-source.ts";
import { es } from "./texts/es-data.ts";
import type { IdVerificationContext } from "./server/id-verification-context.ts";

export const idVerificationModule = {
  name: "id-verification",
  step: idStepSource,
  texts: [es],
  settings: idVerificationSettings,
  endpoints: idVerificationEndpoints,
  jobs: sandboxIdJobs,
  webhooks: [personaWebhooks],
  scenarios: ({ idCaptureProvider }: IdVerificationContext) => [
    { provider: "id verification", scenarios: idCaptureProvider.scenarios ?? [] },
  ],
} satisfies ServerModule<never>;
