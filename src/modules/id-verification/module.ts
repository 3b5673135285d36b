import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { idVerificationEndpoints } from "./http.ts";
import { idVerificationJobs } from "./jobs.ts";
import { personaWebhooks } from "./providers/persona/persona-webhooks.ts";
import { sandboxIdJobs } from "./providers/sandbox/sandbox-id-jobs.ts";
import { idVerificationSettings } from "./domain/settings-schema.ts";
import { idStepSource } from "./server/id-step-source.ts";
import { getIdVerification } from "./server/get-id-verification.ts";
import { es } from "./texts/es-data.ts";
import type { IdVerificationContext } from "./server/id-verification-context.ts";

export const idVerificationModule = {
  name: "id-verification",
  step: idStepSource,
  orderData: {
    parts: { idVerification: getIdVerification },
    tables: ["id_verification"],
    untold: {
      id_capture_link:
        "one-time links of an identity check, behind a hash; the check itself is in the order's part",
    },
  },
  texts: [es],
  settings: idVerificationSettings,
  endpoints: idVerificationEndpoints,
  jobs: [...idVerificationJobs, ...sandboxIdJobs],
  webhooks: [personaWebhooks],
  scenarios: ({ idCaptureProvider }: IdVerificationContext) => [
    { provider: "id verification", scenarios: idCaptureProvider.scenarios ?? [] },
  ],
} satisfies ServerModule<never>;
