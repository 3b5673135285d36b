import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { contractingEndpoints } from "./http.ts";
import { contractingJobs } from "./jobs.ts";
import { docusignWebhooks } from "./providers/docusign/docusign-webhooks.ts";
import { sandboxSigningJobs } from "./providers/sandbox/sandbox-signing-jobs.ts";
import { signerEndpoints } from "./signer-http.ts";
import { contractingSettings } from "./domain/settings-schema.ts";

export const contractingModule = {
  name: "contracting",
  settings: contractingSettings,
  endpoints: [...contractingEndpoints, ...signerEndpoints],
  jobs: [...contractingJobs, ...sandboxSigningJobs],
  webhooks: [docusignWebhooks],
} satisfies ServerModule<never>;
