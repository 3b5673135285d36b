import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { experimentsEndpoints } from "./http.ts";
import { experimentSettings } from "./domain/settings-schema.ts";

export const experimentsModule = {
  name: "experiments",
  settings: experimentSettings,
  endpoints: experimentsEndpoints,
} satisfies ServerModule<never>;
