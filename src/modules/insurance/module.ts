import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { insuranceEndpoints } from "./http.ts";
import { insuranceJobs } from "./jobs.ts";
import { canopyWebhooks } from "./providers/canopy-connect/canopy-webhooks.ts";
import { sandboxCarrierEndpoints } from "./providers/sandbox/sandbox-carrier-http.ts";
import { sandboxCarrierJobs } from "./providers/sandbox/sandbox-carrier-jobs.ts";
import { insuranceSettings } from "./domain/settings-schema.ts";
import { insuranceStepSource } from "./server/insurance-step-source.ts";
import { getInsuranceProgress } from "./server/get-insurance-progress.ts";
import { es } from "./texts/es-data.ts";
import type { InsuranceContext } from "./server/insurance-context.ts";

export const insuranceModule = {
  name: "insurance",
  step: insuranceStepSource,
  orderData: {
    parts: { insurance: getInsuranceProgress },
    tables: ["insurance_verification"],
    untold: {
      insurance_session:
        "one-time visits to an insurance service, behind a hash; the answer is in the order's part",
    },
  },
  texts: [es],
  settings: insuranceSettings,
  endpoints: [...insuranceEndpoints, ...sandboxCarrierEndpoints],
  jobs: [...insuranceJobs, ...sandboxCarrierJobs],
  webhooks: [canopyWebhooks],
  scenarios: ({ insuranceProvider }: InsuranceContext) => [
    { provider: "insurance", scenarios: insuranceProvider.scenarios ?? [] },
  ],
} satisfies ServerModule<never>;
