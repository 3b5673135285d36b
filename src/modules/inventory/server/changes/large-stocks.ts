import { sql } from "kysely";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import "../vehicle-table.ts";

/** For `Database.dueTenants`: retailers with more vehicles than this, counted no further. */
export function stockLargerThan(vehicles: number): DueRows {
  return {
    table: "vehicle",
    // Of the retailer and not of one row, so that it is asked once for each.
    where: () => sql`(select count(*) from (
      select 1 from vehicle as one where one.tenant_id = turn.tenant_id limit ${vehicles + 1}) as few) > ${vehicles}`,
  };
}
