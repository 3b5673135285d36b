import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { decisionEndpoints } from "./http.ts";
import { decisionJobs } from "./jobs.ts";

export const creditDecisionsModule = {
  name: "credit-decisions",
  endpoints: decisionEndpoints,
  jobs: decisionJobs,
} satisfies ServerModule<never>;
