import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { tenancyEndpoints } from "./http.ts";

export const tenancyModule = {
  name: "tenancy",
  endpoints: tenancyEndpoints,
} satisfies ServerModule<never>;
