import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { creditEndpoints } from "./http.ts";
import { forgetAccountCredit } from "./server/retention/forget-account-credit.ts";
import { forgetCredit, outdatedCredit } from "./server/retention/forget-credit.ts";
import { creditSettings } from "./domain/settings-schema.ts";
import { es } from "./texts/es-data.ts";

export const creditModule = {
  name: "credit",
  texts: [es],
  settings: creditSettings,
  endpoints: creditEndpoints,
  periodic: [{ name: "credit.forget", everyMs: 3_600_000, run: forgetCredit, due: outdatedCredit }],
  accountHooks: [{ needsAccount: () => Promise.resolve(false), forget: forgetAccountCredit }],
} satisfies ServerModule<never>;
