import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { experimentsEndpoints } from "./http.ts";

export const experimentsModule = {
  name: "experiments",
  endpoints: experimentsEndpoints,
} satisfies ServerModule<never>;
