import { sql } from "kysely";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { leadsEndpoints } from "./http.ts";
import { followUpLeads, leadsAccountHook, oldLeads, pruneLeads } from "./server/keep-leads.ts";
import { leadSettings } from "./domain/settings-schema.ts";
import { es } from "./texts/es-data.ts";
import { collectLeads, forgetLeads } from "./server/collect-leads.ts";

const undelivered: DueRows = { table: "lead", where: () => sql`delivered_at is null` };

export const leadsModule = {
  name: "leads",
  texts: [es],
  settings: leadSettings,
  endpoints: leadsEndpoints,
  periodic: [
    { name: "follow-up-leads", everyMs: 60_000, run: followUpLeads, due: undelivered },
    { name: "prune-leads", everyMs: 3_600_000, run: pruneLeads, due: oldLeads },
  ],
  accountHooks: [leadsAccountHook],
  personalData: [{ name: "messagesToDealers", tables: ["lead"], collect: collectLeads, forget: forgetLeads }],
} satisfies ServerModule<never>;
