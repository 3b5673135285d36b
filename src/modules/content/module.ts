import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { contentSettings } from "./domain/settings-schema.ts";
import { es } from "./texts/es-data.ts";

export const contentModule = {
  name: "content",
  texts: [es],
  settings: contentSettings,
} satisfies ServerModule<never>;
