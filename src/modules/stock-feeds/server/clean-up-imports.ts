import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import "./internal/import-tables.ts";

/**
 * Ends imports whose process is gone, and drops their staging rows; answers how many there were. A process that reads
 * a file is seen at every thousandth row; five minutes without a sign is the end of it.
 */
export async function cleanUpImports(ctx: RequestContext): Promise<number> {
  return ctx.db.transaction(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      update inventory_import set state = 'refused', finished_at = ${ctx.clock.now()},
        removals_withheld = 'the import ended before it was done'
      where tenant_id = ${ctx.tenantId} and state = 'staging' and alive_at < clock_timestamp() - interval '5 minutes'
      returning id`.execute(trx);
    await dropStaging(trx, ctx.tenantId);
    return rows.length;
  });
}

type Transaction = Parameters<Parameters<RequestContext["db"]["transaction"]>[0]>[0];

/** Staging rows of imports that are over, however they ended. */
async function dropStaging(trx: Transaction, tenantId: string): Promise<void> {
  for (const table of ["inventory_staging", "inventory_match"] as const)
    await trx
      .deleteFrom(table)
      .where("tenant_id", "=", tenantId)
      .where("import_id", "not in", (eb) =>
        eb
          .selectFrom("inventory_import")
          .select("id")
          .where("tenant_id", "=", tenantId)
          .where("state", "=", "staging"),
      )
      .execute();
}
