import { sql } from "kysely";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { priceStandings, type PricedCar } from "../domain/price-standing.ts";

/**
 * Compares the prices of a retailer's used cars with each other and keeps what changed, in the caller's transaction:
 * whoever changes the stock in bulk calls it last.
 */
export async function countPriceStandings(trx: TenantTransaction, tenantId: string): Promise<void> {
  const { rows } = await sql<PricedCar>`
    select id, condition, year, make, model, trim, mileage, price_cents as "priceCents" from vehicle
    where tenant_id = ${tenantId} and condition <> 'new' and availability in ('Available', 'PendingSale')`.execute(
    trx,
  );
  const standings = [...priceStandings(rows)].map(([id, standing]) => ({ id, ...standing }));
  await sql`
    update vehicle v set price_below_percent = s."belowPercent", price_compared = s.compared
    from vehicle known left join jsonb_to_recordset(${JSON.stringify(standings)}::jsonb)
      as s (id text, "belowPercent" smallint, compared smallint) on s.id = known.id
    where known.tenant_id = ${tenantId} and v.tenant_id = known.tenant_id and v.id = known.id
      and (v.price_below_percent, v.price_compared) is distinct from (s."belowPercent", s.compared)`.execute(
    trx,
  );
}
