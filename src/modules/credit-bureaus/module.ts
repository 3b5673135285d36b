import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { bureauSettings } from "./domain/settings-schema.ts";
import { forgetIdentityJob } from "./providers/identity-tokens/forget-identity.ts";
import type { BureauContext } from "./server/bureau-context.ts";
import { es } from "./texts/es-data.ts";

export const creditBureausModule = {
  name: "credit-bureaus",
  texts: [es],
  settings: bureauSettings,
  jobs: [forgetIdentityJob],
  scenarios: ({ creditBureau }: BureauContext) => [
    { provider: "credit bureau", scenarios: creditBureau.scenarios ?? [] },
  ],
} satisfies ServerModule<never>;
