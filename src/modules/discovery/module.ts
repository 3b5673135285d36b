import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { discoveryEndpoints } from "./http.ts";

export const discoveryModule = {
  name: "discovery",
  endpoints: discoveryEndpoints,
} satisfies ServerModule<never>;
