import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { signInEndpoints } from "./http.ts";
import { signInSettings } from "./domain/settings-schema.ts";
import { es } from "./texts/es-data.ts";

export const signInModule = {
  name: "sign-in",
  texts: [es],
  settings: signInSettings,
  endpoints: signInEndpoints,
} satisfies ServerModule<never>;
