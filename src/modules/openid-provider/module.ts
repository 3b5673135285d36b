import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { openIdEndpoints } from "./http.ts";
import { openIdProviderSettings } from "./domain/settings-schema.ts";

export const openidProviderModule = {
  name: "openid-provider",
  settings: openIdProviderSettings,
  endpoints: openIdEndpoints,
} satisfies ServerModule<never>;
