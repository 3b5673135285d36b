import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { contractingEndpoints } from "./http.ts";
import { contractingJobs } from "./jobs.ts";
import { docusignWebhooks } from "./providers/docusign/docusign-webhooks.ts";
import { sandboxSigningJobs } from "./providers/sandbox/sandbox-signing-jobs.ts";
import { signerEndpoints } from "./signer-http.ts";
import { contractingSettings } from "./domain/settings-schema.ts";
import { es } from "./texts/es-data.ts";
import type { ContractingContext } from "./server/contracting-context.ts";

export const contractingModule = {
  name: "contracting",
  texts: [es],
  settings: contractingSettings,
  endpoints: [...contractingEndpoints, ...signerEndpoints],
  jobs: [...contractingJobs, ...sandboxSigningJobs],
  webhooks: [docusignWebhooks],
  scenarios: ({ signingProvider }: ContractingContext) => [
    { provider: "signing", scenarios: signingProvider.scenarios ?? [] },
  ],
} satisfies ServerModule<never>;
