import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { privacyRequestsEndpoints } from "./http.ts";
import { privacyRequestsJobs } from "./jobs.ts";
import { privacyWebhooks } from "./server/privacy-webhooks.ts";
import { watchPrivacyRequests } from "./server/watch-privacy-requests.ts";
import { es } from "./texts/es-data.ts";

export const privacyRequestsModule = {
  name: "privacy-requests",
  texts: [es],
  endpoints: privacyRequestsEndpoints,
  jobs: privacyRequestsJobs,
  webhooks: [privacyWebhooks],
  periodic: [
    {
      name: "watch-privacy-requests",
      everyMs: 600_000,
      run: watchPrivacyRequests,
      due: { table: "privacy_request" },
    },
  ],
} satisfies ServerModule<never>;
