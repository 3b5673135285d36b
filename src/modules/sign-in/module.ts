import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { signInEndpoints } from "./http.ts";
import { signInSettings } from "./domain/settings-schema.ts";

export const signInModule = {
  name: "sign-in",
  settings: signInSettings,
  endpoints: signInEndpoints,
} satisfies ServerModule<never>;
