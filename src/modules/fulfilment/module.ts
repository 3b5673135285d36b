import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { fulfilmentEndpoints } from "./http.ts";

export const fulfilmentModule = {
  name: "fulfilment",
  endpoints: fulfilmentEndpoints,
} satisfies ServerModule<never>;
