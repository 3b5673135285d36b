import { sql } from "kysely";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { savedSearchesEndpoints } from "./http.ts";
import { mailNewMatches } from "./server/mail-new-matches.ts";
import { es } from "./texts/es-data.ts";

const wanted: DueRows = { table: "saved_search", where: () => sql`notify` };

export const savedSearchesModule = {
  name: "saved-searches",
  texts: [es],
  endpoints: savedSearchesEndpoints,
  periodic: [
    { name: "mail-new-matches", everyMs: 900_000, run: mailNewMatches, due: wanted, searchesStock: true },
  ],
} satisfies ServerModule<never>;
