import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { lendersEndpoints } from "./http.ts";
import { lendersJobs } from "./jobs.ts";
import { lenderSettings } from "./domain/settings-schema.ts";

export const lendersModule = {
  name: "lenders",
  settings: lenderSettings,
  endpoints: lendersEndpoints,
  jobs: lendersJobs,
} satisfies ServerModule<never>;
