import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { creditEndpoints } from "./http.ts";

export const creditModule = {
  name: "credit",
  endpoints: creditEndpoints,
} satisfies ServerModule<never>;
