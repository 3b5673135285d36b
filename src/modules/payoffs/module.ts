import { ofAccount } from "#platform/server/modules/personal-data.ts";
import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { payoffSettings } from "./domain/settings-schema.ts";
import { payoffEndpoints } from "./http.ts";
import { payoffRefresh } from "./jobs.ts";
import type { PayoffContext } from "./server/payoff-context.ts";
import { es } from "./texts/es-data.ts";
import { collectPayoffs } from "./server/collect-payoffs.ts";

export const payoffsModule = {
  name: "payoffs",
  texts: [es],
  settings: payoffSettings,
  endpoints: payoffEndpoints,
  periodic: [payoffRefresh],
  scenarios: ({ payoffService }: PayoffContext) => [
    { provider: "payoff", scenarios: payoffService.scenarios ?? [] },
  ],
  personalData: [{ name: "payoffs", tables: ["trade_in_payoff"], collect: ofAccount(collectPayoffs) }],
} satisfies ServerModule<never>;
