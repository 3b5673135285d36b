import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { draftEndpoints } from "./http.ts";
import { draftJobs } from "./jobs.ts";

export const dealDraftsModule = {
  name: "deal-drafts",
  endpoints: draftEndpoints,
  jobs: draftJobs,
} satisfies ServerModule<never>;
