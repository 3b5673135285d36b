import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { cleanUpImports } from "./server/clean-up-imports.ts";

export const stockFeedsModule = {
  name: "stock-feeds",
  periodic: [{ name: "clean-up-imports", everyMs: 600_000, run: cleanUpImports }],
} satisfies ServerModule<never>;
