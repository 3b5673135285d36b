import { sql } from "kysely";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import { ofAccount } from "#platform/server/modules/personal-data.ts";
import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { savedSearchesEndpoints } from "./http.ts";
import { mailNewMatches } from "./server/mail-new-matches.ts";
import { es } from "./texts/es-data.ts";
import { listSavedSearches } from "./server/list-saved-searches.ts";
import type { SavedSearchesContext } from "./server/saved-searches-context.ts";

const wanted: DueRows = { table: "saved_search", where: () => sql`notify` };

export const savedSearchesModule = {
  name: "saved-searches",
  texts: [es],
  endpoints: savedSearchesEndpoints,
  periodic: [
    { name: "mail-new-matches", everyMs: 900_000, run: mailNewMatches, due: wanted, searchesStock: true },
  ],
  personalData: [
    {
      name: "savedSearches",
      tables: ["saved_search", "saved_search_reader"],
      collect: ofAccount(async (ctx: SavedSearchesContext) => (await listSavedSearches(ctx)).searches),
    },
  ],
} satisfies ServerModule<never>;
