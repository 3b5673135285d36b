import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { openIdEndpoints } from "./http.ts";

export const openidProviderModule = {
  name: "openid-provider",
  endpoints: openIdEndpoints,
} satisfies ServerModule<never>;
