import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { insuranceEndpoints } from "./http.ts";
import { insuranceJobs } from "./jobs.ts";
import { canopyWebhooks } from "./providers/canopy-connect/canopy-webhooks.ts";
import { sandboxCarrierEndpoints } from "./providers/sandbox/sandbox-carrier-http.ts";
import { sandboxCarrierJobs } from "./providers/sandbox/sandbox-carrier-jobs.ts";
import { insuranceSettings } from "./domain/settings-schema.ts";

export const insuranceModule = {
  name: "insurance",
  settings: insuranceSettings,
  endpoints: [...insuranceEndpoints, ...sandboxCarrierEndpoints],
  jobs: [...insuranceJobs, ...sandboxCarrierJobs],
  webhooks: [canopyWebhooks],
} satisfies ServerModule<never>;
