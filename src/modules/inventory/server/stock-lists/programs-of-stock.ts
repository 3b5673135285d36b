import { sql } from "kysely";
import type { ProgramsForAll } from "#modules/pricing/domain/programs-for-all.ts";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Condition } from "../../domain/vehicle.ts";

/** A vehicle with what its row says of programs, and the zone whose day counts. */
interface VehicleWithPrograms {
  readonly id: string;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly year: number;
  readonly condition: Condition;
  readonly timeZone: string;
  readonly programs: ProgramsForAll | null;
}

/** Vehicles whose row says something of programs. */
export const vehiclesWithPrograms: DueRows = {
  table: "vehicle",
  where: () => sql`programs_for_all is not null`,
};

/** Vehicles of these makers (in small letters), and those whose row says something of programs, by id after one of them. */
export async function findStockForPrograms(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
  page: { readonly makers: readonly string[]; readonly afterId: string; readonly limit: number },
): Promise<readonly VehicleWithPrograms[]> {
  const { rows } = await sql<VehicleWithPrograms>`
    select v.id, v.make, v.model, v.trim, v.year, v.condition, r.time_zone as "timeZone", v.programs_for_all as programs
    from vehicle v join rooftop r on r.tenant_id = v.tenant_id and r.id = v.rooftop_id
    where v.tenant_id = ${ctx.tenantId} and v.id > ${page.afterId} and v.availability <> 'Deleted'
      and (lower(v.make) = any(${page.makers as string[]}) or v.programs_for_all is not null)
    order by v.id limit ${page.limit}`.execute(trx);
  return rows;
}

/** Writes what programs give; a vehicle that somebody is writing at the moment is left for the next time. */
export async function saveProgramsOfStock(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
  changes: readonly { readonly id: string; readonly programs: ProgramsForAll | null }[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update vehicle v set programs_for_all = nullif(change.programs, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(id text, programs jsonb)
    where v.tenant_id = ${ctx.tenantId} and v.id = change.id and v.id in (
      select free.id from vehicle free where free.tenant_id = ${ctx.tenantId}
        and free.id = any(${changes.map(({ id }) => id)}) order by free.id for no key update skip locked)`.execute(
    trx,
  );
}
