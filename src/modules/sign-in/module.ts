import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { signInEndpoints } from "./http.ts";

export const signInModule = {
  name: "sign-in",
  endpoints: signInEndpoints,
} satisfies ServerModule<never>;
