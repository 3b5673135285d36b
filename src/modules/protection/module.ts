import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { protectionSettings } from "./domain/settings-schema.ts";
import { protectionEndpoints } from "./http.ts";
import { es } from "./texts/es-data.ts";
import { es as esPages } from "./texts/es-pages-data.ts";

export const protectionModule = {
  name: "protection",
  texts: [es, esPages],
  settings: protectionSettings,
  endpoints: protectionEndpoints,
} satisfies ServerModule<never>;
