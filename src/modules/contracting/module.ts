import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { contractingEndpoints } from "./http.ts";
import { contractingJobs, packageRecovery } from "./jobs.ts";
import { contractingSettings } from "./domain/settings-schema.ts";
import { contractStepSource } from "./server/contract-step-source.ts";
import { getSigningStatus } from "./server/get-signing-status.ts";
import { es } from "./texts/es-data.ts";

export const contractingModule = {
  name: "contracting",
  step: contractStepSource,
  orderData: {
    parts: { contract: getSigningStatus },
    tables: ["contract_signature", "contract_event", "contract_file", "contract_package", "contract_signer"],
  },
  texts: [es],
  settings: contractingSettings,
  endpoints: contractingEndpoints,
  jobs: contractingJobs,
  periodic: [packageRecovery],
} satisfies ServerModule<never>;
