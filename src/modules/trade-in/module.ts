import { ofAccount } from "#platform/server/modules/personal-data.ts";
import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { tradeInSettings } from "./domain/settings-schema.ts";
import { tradeInEndpoints } from "./http.ts";
import { earlierClaims, tradeInEnds, tradeInForgetting } from "./jobs.ts";
import { tradeInWebhooks } from "./server/appraisal/trade-in-webhooks.ts";
import { deleteTradeInsOfAccount } from "./server/internal/forget-repo.ts";
import { es } from "./texts/es-data.ts";
import { es as esPages } from "./texts/es-pages-data.ts";
import { collectTradeIns } from "./server/retention/collect-trade-ins.ts";

export const tradeInModule = {
  name: "trade-in",
  texts: [es, esPages],
  settings: tradeInSettings,
  webhooks: [tradeInWebhooks],
  endpoints: tradeInEndpoints,
  periodic: [tradeInEnds, tradeInForgetting, earlierClaims],
  accountHooks: [{ needsAccount: () => Promise.resolve(false), forget: deleteTradeInsOfAccount }],
  personalData: [{ name: "tradeIns", tables: ["trade_in"], collect: ofAccount(collectTradeIns) }],
} satisfies ServerModule<never>;
