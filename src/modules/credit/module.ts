import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { creditEndpoints } from "./http.ts";
import { creditSettings } from "./domain/settings-schema.ts";

export const creditModule = {
  name: "credit",
  settings: creditSettings,
  endpoints: creditEndpoints,
} satisfies ServerModule<never>;
