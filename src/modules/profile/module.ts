import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { profileEndpoints } from "./http.ts";

export const profileModule = {
  name: "profile",
  endpoints: profileEndpoints,
} satisfies ServerModule<never>;
