import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { signerEndpoints } from "./http.ts";
import { signerJobs } from "./jobs.ts";

export const signerAccessModule = {
  name: "signer-access",
  endpoints: signerEndpoints,
  jobs: signerJobs,
} satisfies ServerModule<never>;
