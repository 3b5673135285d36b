import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { savedSearchesEndpoints } from "./http.ts";
import { mailNewMatches } from "./server/mail-new-matches.ts";

export const savedSearchesModule = {
  name: "saved-searches",
  endpoints: savedSearchesEndpoints,
  periodic: [{ name: "mail-new-matches", everyMs: 900_000, run: mailNewMatches }],
} satisfies ServerModule<never>;
