import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { lookupSettings } from "./domain/settings-schema.ts";
import { lookupEndpoints } from "./http.ts";
import type { LookupContext } from "./server/lookup-context.ts";
import { es } from "./texts/es-data.ts";

export const carLookupModule = {
  name: "car-lookup",
  texts: [es],
  settings: lookupSettings,
  endpoints: lookupEndpoints,
  scenarios: ({ plateService }: LookupContext) => [
    { provider: "license plates", scenarios: plateService.scenarios ?? [] },
  ],
} satisfies ServerModule<never>;
