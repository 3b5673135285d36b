import { sql } from "kysely";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import type { ServerModule } from "#platform/server/modules/server-module.ts";
import { cleanUpImports } from "./server/clean-up-imports.ts";

/** Staging rows belong to an import, whether it runs or is over. */
const unfinished: DueRows = {
  table: "inventory_import",
  where: () => sql`state = 'staging'
    or exists (select from inventory_staging s where s.tenant_id = own.tenant_id and s.import_id = own.id)
    or exists (select from inventory_match m where m.tenant_id = own.tenant_id and m.import_id = own.id)`,
};

export const stockFeedsModule = {
  name: "stock-feeds",
  periodic: [{ name: "clean-up-imports", everyMs: 600_000, run: cleanUpImports, due: unfinished }],
} satisfies ServerModule<never>;
