import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { lendersEndpoints } from "./http.ts";
import { lendersJobs } from "./jobs.ts";
import { autofiWebhooks } from "./providers/autofi/autofi-webhooks.ts";
import { lenderSettings } from "./domain/settings-schema.ts";
import { es } from "./texts/es-data.ts";
import type { LendersContext } from "./server/lenders-context.ts";

export const lendersModule = {
  name: "lenders",
  texts: [es],
  settings: lenderSettings,
  endpoints: lendersEndpoints,
  jobs: lendersJobs,
  webhooks: [autofiWebhooks],
  scenarios: ({ lenderProvider }: LendersContext) => [
    { provider: "lenders", scenarios: lenderProvider.scenarios ?? [] },
  ],
} satisfies ServerModule<never>;
