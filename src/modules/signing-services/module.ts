import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { signingServiceSettings } from "./domain/settings-schema.ts";
import { signingServiceJobs } from "./jobs.ts";
import { sandboxSigningJobs } from "./providers/sandbox/sandbox-signing-jobs.ts";
import { signingWebhooks } from "./providers/signing-providers.ts";
import type { SigningServiceContext } from "./server/signing-service-context.ts";
import { es } from "./texts/es-data.ts";

export const signingServicesModule = {
  name: "signing-services",
  texts: [es],
  settings: signingServiceSettings,
  jobs: [...signingServiceJobs, ...sandboxSigningJobs],
  webhooks: signingWebhooks,
  scenarios: ({ signingProvider }: SigningServiceContext) => [
    { provider: "signing", scenarios: signingProvider.scenarios ?? [] },
  ],
} satisfies ServerModule<never>;
