import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { contractingEndpoints } from "./http.ts";
import { contractingJobs } from "./jobs.ts";
import { contractingSettings } from "./domain/settings-schema.ts";
import { contractStepSource } from "./server/contract-step-source.ts";
import { es } from "./texts/es-data.ts";

export const contractingModule = {
  name: "contracting",
  step: contractStepSource,
  texts: [es],
  settings: contractingSettings,
  endpoints: contractingEndpoints,
  jobs: contractingJobs,
} satisfies ServerModule<never>;
