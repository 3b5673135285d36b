import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { savedSearchesEndpoints } from "./http.ts";
import { mailNewMatches } from "./server/mail-new-matches.ts";
import { es } from "./texts/es-data.ts";

export const savedSearchesModule = {
  name: "saved-searches",
  texts: [es],
  endpoints: savedSearchesEndpoints,
  periodic: [{ name: "mail-new-matches", everyMs: 900_000, run: mailNewMatches }],
} satisfies ServerModule<never>;
