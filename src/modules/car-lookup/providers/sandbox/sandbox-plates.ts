import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";

interface SandboxPlateTable {
  tenant_id: string;
  plate_index: string;
  times_asked: number;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    sandbox_plate: SandboxPlateTable;
  }
}

/** Remembers that a plate was asked for, and answers how often. */
export async function notePlate(ctx: RequestContext, plateIndex: string): Promise<number> {
  const row = await ctx.db.transaction((trx) =>
    trx
      .insertInto("sandbox_plate")
      .values({ tenant_id: ctx.tenantId, plate_index: plateIndex, times_asked: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["tenant_id", "plate_index"])
          .doUpdateSet({ times_asked: sql<number>`sandbox_plate.times_asked + 1` }),
      )
      .returning("times_asked")
      .executeTakeFirstOrThrow(),
  );
  return row.times_asked;
}
