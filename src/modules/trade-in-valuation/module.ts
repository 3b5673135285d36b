import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { valueFitting } from "./jobs.ts";

export const tradeInValuationModule = {
  name: "trade-in-valuation",
  periodic: [valueFitting],
} satisfies ServerModule<never>;
