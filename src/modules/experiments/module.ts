import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { experimentsEndpoints } from "./http.ts";
import { experimentSettings } from "./domain/settings-schema.ts";
import { es } from "./texts/es-data.ts";

export const experimentsModule = {
  name: "experiments",
  texts: [es],
  settings: experimentSettings,
  endpoints: experimentsEndpoints,
} satisfies ServerModule<never>;
