import { type RawBuilder, sql } from "kysely";
import type { IncentiveProgram } from "#modules/incentives/domain/incentive-program.ts";
import { programsInSight } from "#modules/incentives/server/incentives-repo.ts";
import {
  forSaleColumns,
  type ForSaleRow,
  toVehicleForSale,
  type VehicleForSale,
} from "#modules/inventory/server/vehicles-for-sale.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { addDays } from "#platform/shared/time/civil-date.ts";

/** A vehicle with the programs of its maker: nothing prices a draft without them. */
export type SaleOfDraft = VehicleForSale & { readonly programs: readonly IncentiveProgram[] };

/** A vehicle as `saleColumns` reads it. */
export type SaleRow = ForSaleRow & Pick<SaleOfDraft, "programs">;

/** Of a vehicle `v` in sight, with its rooftop and the programs of its maker. */
export function saleColumns(ctx: RequestContext): RawBuilder<unknown> {
  // Yesterday, because a rooftop may be behind the clock of the database.
  const day = addDays(ctx.clock.now().toISOString().slice(0, 10), -1);
  return sql`${forSaleColumns}, ${programsInSight({ day })} as programs`;
}

/** One vehicle as a draft of it is priced, in one statement; `lock` keeps its row until the transaction ends. */
export async function findSaleOfDraft(
  trx: TenantTransaction,
  ctx: RequestContext,
  wanted: { readonly id: string; readonly lock?: boolean },
): Promise<SaleOfDraft | undefined> {
  const { rows } = await sql<SaleRow>`
    select ${saleColumns(ctx)} from vehicle v where v.tenant_id = ${ctx.tenantId} and v.id = ${wanted.id}
    ${wanted.lock ? sql`for update of v` : sql``}`.execute(trx);
  return rows[0] && toSaleOfDraft(rows[0]);
}

/** @param row as `saleColumns` reads it */
export function toSaleOfDraft(row: SaleRow): SaleOfDraft {
  return { ...toVehicleForSale(row), programs: row.programs };
}
