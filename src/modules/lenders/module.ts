import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { lendersEndpoints } from "./http.ts";
import { lendersJobs } from "./jobs.ts";

export const lendersModule = {
  name: "lenders",
  endpoints: lendersEndpoints,
  jobs: lendersJobs,
} satisfies ServerModule<never>;
