import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { pricingSettings } from "./domain/settings-schema.ts";

export const worksheetModule = {
  name: "worksheet",
  settings: pricingSettings,
} satisfies ServerModule<never>;
