import { type RawBuilder, sql } from "kysely";
import type { IncentiveProgram } from "#modules/incentives/domain/incentive-program.ts";
import { programsInSight } from "#modules/incentives/server/incentives-repo.ts";
import {
  forSaleColumns,
  type ForSaleRow,
  readingVehicle,
  toVehicleForSale,
  type VehicleForSale,
} from "#modules/inventory/server/vehicles-for-sale.ts";
import { type OwnOrder, ownVehicleId } from "#modules/orders/server/drafts/own-order-id.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptSql } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { addDays, type CivilDate } from "#platform/shared/time/civil-date.ts";

/** A vehicle with the programs of its maker: nothing prices a draft without them. */
export type SaleOfDraft = VehicleForSale & { readonly programs: readonly IncentiveProgram[] };

/** A vehicle as `saleColumns` reads it. */
export type SaleRow = ForSaleRow & Pick<SaleOfDraft, "programs">;

/** Programs that ended before are left out: yesterday, because a rooftop may be behind the clock of the database. */
export function firstDayOfPrograms(ctx: RequestContext): CivilDate {
  return addDays(ctx.clock.now().toISOString().slice(0, 10), -1);
}

/** Of a vehicle `v` in sight, with its rooftop and the programs of its maker. */
export function saleColumns({ day }: { readonly day: CivilDate }): RawBuilder<unknown> {
  return sql`${forSaleColumns}, ${programsInSight({ day })} as programs`;
}

interface ById {
  readonly tenantId: string;
  readonly id: string;
  readonly day: CivilDate;
}
const one = (key: ById) => readingVehicle<SaleRow>(saleColumns(key), key);
const look = keptSql(one);
const lock = keptSql((key: ById) => sql<SaleRow>`${one(key)} for update of v`);

/** One vehicle as a draft of it is priced, in one statement; `lock` keeps its row until the transaction ends. */
export async function findSaleOfDraft(
  trx: TenantTransaction,
  ctx: RequestContext,
  wanted: { readonly id: string; readonly lock?: boolean },
): Promise<SaleOfDraft | undefined> {
  const key = { tenantId: ctx.tenantId, id: wanted.id, day: firstDayOfPrograms(ctx) };
  const [row] = await (wanted.lock ? lock : look)(trx, key);
  return row && toSaleOfDraft(row);
}

type OwnSale = OwnOrder & { readonly day: CivilDate };
const oneOfOwn = (key: OwnSale) =>
  readingVehicle<SaleRow>(saleColumns(key), { tenantId: key.tenantId, id: ownVehicleId(key) });
const lookOwn = keptSql(oneOfOwn);
const lockOwn = keptSql((key: OwnSale) => sql<SaleRow>`${oneOfOwn(key)} for update of v`);

/**
 * The same about somebody's own order, so that it can be asked together with the order. Undefined for another's.
 */
export async function findSaleOfOwnDraft(
  trx: TenantTransaction,
  ctx: RequestContext,
  { lock: isLocked, ...own }: Omit<OwnOrder, "tenantId"> & { readonly lock: boolean },
): Promise<SaleOfDraft | undefined> {
  const key = { ...own, tenantId: ctx.tenantId, day: firstDayOfPrograms(ctx) };
  const [row] = await (isLocked ? lockOwn : lookOwn)(trx, key);
  return row && toSaleOfDraft(row);
}

/** @param row as `saleColumns` reads it */
export function toSaleOfDraft(row: SaleRow): SaleOfDraft {
  return { ...toVehicleForSale(row), programs: row.programs };
}
