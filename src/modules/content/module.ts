import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { contentSettings } from "./domain/settings-schema.ts";

export const contentModule = {
  name: "content",
  settings: contentSettings,
} satisfies ServerModule<never>;
