import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { protectionContractsEndpoints } from "./http.ts";
import { protectionContractsJobs } from "./jobs.ts";
import { protectionContractsSettings } from "./domain/settings-schema.ts";
import { sandboxAdministratorEndpoints } from "./providers/sandbox/sandbox-administrator-http.ts";
import type { PlansContext } from "./server/plans-context.ts";
import { es } from "./texts/es-data.ts";

export const protectionContractsModule = {
  name: "protection-contracts",
  texts: [es],
  settings: protectionContractsSettings,
  endpoints: [...protectionContractsEndpoints, ...sandboxAdministratorEndpoints],
  jobs: protectionContractsJobs,
  scenarios: ({ protectionAdministrator }: PlansContext) => [
    { provider: "protection administrator", scenarios: protectionAdministrator.scenarios ?? [] },
  ],
} satisfies ServerModule<never>;
