import { sql, type RawBuilder } from "kysely";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Refusal } from "../domain/import-report.ts";
import { NAMED_TWICE, quarantine } from "./quarantine.ts";
import type { Mentions } from "./stage-feed.ts";
import "./internal/import-tables.ts";
import "#modules/inventory/server/vehicle-table.ts";

export interface ImportScope {
  readonly tenantId: string;
  readonly importId: string;
}

export const ON_SALE = sql`('Available', 'PendingSale')`;

/**
 * Finds the car on record that each staged row means: by its keys, by the VIN that was meant where the check digit is
 * wrong, by its stock number at the rooftop where year and make agree, and last by old keys. Rows that mean a car
 * which a better row names are refused, and answered. One physical car is one row from here on.
 */
export async function matchFeed(
  trx: TenantTransaction,
  scope: ImportScope,
  mentions: Mentions,
): Promise<Refusal[]> {
  await sql`
    insert into inventory_match (tenant_id, import_id, identity_key, row_number, vehicle_id)
    select s.tenant_id, s.import_id, s.identity_key, s.row_number,
      coalesce(exact.id, claimed.id, gone.id, stocked.id, old.id)
    from inventory_staging s
    left join vehicle exact on exact.tenant_id = s.tenant_id and exact.identity_key = s.identity_key
      and (s.vin is not null or exact.availability in ${ON_SALE})
    left join vehicle claimed on claimed.tenant_id = s.tenant_id and claimed.availability in ${ON_SALE}
      and coalesce(claimed.vin, claimed.claimed_vin) = s.claimed_vin
    left join vehicle gone on gone.tenant_id = s.tenant_id and gone.identity_key = 'vin:' || s.claimed_vin
    left join vehicle stocked on stocked.tenant_id = s.tenant_id and stocked.rooftop_id = s.rooftop_id
      and stocked.stock_number = s.stock_number and stocked.availability in ${ON_SALE}
      and (s.vin is null or stocked.vin is null) and stocked.year = (s.vehicle->>'year')::int
      and lower(stocked.make) = lower(s.vehicle->>'make')
    left join vehicle old on old.tenant_id = s.tenant_id and old.identity_key = s.identity_key
    where s.tenant_id = ${scope.tenantId} and s.import_id = ${scope.importId}`.execute(trx);
  const refusals: Refusal[] = [];
  for (const same of [
    sql`m.vehicle_id`,
    sql`s.rooftop_id || ':' || s.stock_number`,
    sql`coalesce(s.vin, s.claimed_vin)`,
  ])
    refusals.push(...(await refuseRepeated(trx, { scope, same, mentions })));
  await quarantine(trx, scope, refusals);
  return refusals;
}

/** Of rows that are the same car the one with a VIN stays, then the one that is on record, then the first. */
async function refuseRepeated(
  trx: TenantTransaction,
  what: { readonly scope: ImportScope; readonly same: RawBuilder<unknown>; readonly mentions: Mentions },
): Promise<Refusal[]> {
  const { tenantId, importId } = what.scope;
  const { rows } = await sql<RepeatedRow>`
    with ranked as (
      select s.identity_key, s.vin, s.stock_number, row_number() over (
        partition by ${what.same} order by s.vin is null, m.vehicle_id is null, s.row_number) as copy
      from inventory_staging s join inventory_match m on m.tenant_id = s.tenant_id and m.import_id = s.import_id
        and m.identity_key = s.identity_key
      where s.tenant_id = ${tenantId} and s.import_id = ${importId} and ${what.same} is not null)
    delete from inventory_match m using ranked
    where m.tenant_id = ${tenantId} and m.import_id = ${importId} and m.identity_key = ranked.identity_key
      and ranked.copy > 1
    returning m.row_number, m.identity_key, ranked.vin, ranked.stock_number`.execute(trx);
  return rows.map((row) => refusalOf(row, { reason: NAMED_TWICE, mentions: what.mentions }));
}

interface RepeatedRow {
  readonly row_number: number;
  readonly identity_key: string;
  readonly vin: string | null;
  readonly stock_number: string | null;
}

function refusalOf(
  row: RepeatedRow,
  { reason, mentions }: { readonly reason: string; readonly mentions: Mentions },
): Refusal {
  if (row.vin !== null) mentions.vins.add(row.vin);
  return { rowNumber: row.row_number, reasons: [reason], raw: row.identity_key };
}

/**
 * Refuses rows whose VIN or stock number at the rooftop another car has that stays on sale: held back, being bought,
 * or put there by somebody else than a feed. Repeats until no row is left whose car would be on sale twice.
 */
export async function refuseCollisions(trx: TenantTransaction, scope: ImportScope): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (;;) {
    const { rows } = await sql<RepeatedRow>`
      with staying as materialized (
        select v.rooftop_id, v.stock_number, coalesce(v.vin, v.claimed_vin) as vin
        from vehicle v
        left join inventory_match m on m.tenant_id = ${scope.tenantId} and m.import_id = ${scope.importId}
          and m.vehicle_id = v.id
        where v.tenant_id = ${scope.tenantId} and v.availability in ${ON_SALE} and m.vehicle_id is null
      ), offered as (
        select s.identity_key, s.rooftop_id, s.vin, s.claimed_vin, s.stock_number from inventory_staging s
        where s.tenant_id = ${scope.tenantId} and s.import_id = ${scope.importId}
          and s.vehicle->>'availability' in ${ON_SALE}
      ), colliding as (
        select o.* from offered o join staying on staying.rooftop_id = o.rooftop_id
          and staying.stock_number = o.stock_number
        union select o.* from offered o join staying on staying.vin = coalesce(o.vin, o.claimed_vin))
      delete from inventory_match m using colliding c
      where m.tenant_id = ${scope.tenantId} and m.import_id = ${scope.importId} and m.identity_key = c.identity_key
      returning m.row_number, m.identity_key, c.vin, c.stock_number`.execute(trx);
    if (rows.length === 0) break;
    refusals.push(
      ...rows.map((row) => ({
        rowNumber: row.row_number,
        reasons: ["has the VIN or stock number of another car that is still on sale"],
        raw: row.identity_key,
      })),
    );
  }
  await quarantine(trx, scope, refusals);
  return refusals;
}
