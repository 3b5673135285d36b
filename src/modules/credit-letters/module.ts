import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { creditNoticeEndpoints } from "./http.ts";
import { creditNoticeClock, creditNoticeJobs } from "./jobs.ts";
import { letterEndpoints } from "./letters-http.ts";
import { letterWebhooks } from "./webhooks.ts";

export const creditLettersModule = {
  name: "credit-letters",
  endpoints: [...creditNoticeEndpoints, ...letterEndpoints],
  webhooks: [letterWebhooks],
  jobs: creditNoticeJobs,
  periodic: [creditNoticeClock],
} satisfies ServerModule<never>;
