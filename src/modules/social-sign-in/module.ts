import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { socialEndpoints } from "./http.ts";
import { socialSignInJobs } from "./jobs.ts";
import { sandboxSignInEndpoints } from "./providers/sandbox-sign-in/sandbox-sign-in-http.ts";
import { revokeConnectionsOf } from "./server/revoke-connection.ts";
import { socialSignInSettings } from "./domain/settings-schema.ts";
import type { SocialContext } from "./server/social-context.ts";

export const socialSignInModule = {
  name: "social-sign-in",
  settings: socialSignInSettings,
  endpoints: [...socialEndpoints, ...sandboxSignInEndpoints],
  jobs: socialSignInJobs,
  accountHooks: [{ needsAccount: () => Promise.resolve(false), forget: revokeConnectionsOf }],
  scenarios: ({ codeFlow }: SocialContext) => [
    { provider: "google and apple sign-in", scenarios: codeFlow.scenarios ?? [] },
  ],
} satisfies ServerModule<never>;
