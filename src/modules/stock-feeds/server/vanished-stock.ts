import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { RemovalPlan, VanishedStock } from "../domain/removals.ts";
import { ON_SALE, type ImportScope } from "./match-feed.ts";
import type { Mentions } from "./stage-feed.ts";
import "./internal/import-tables.ts";
import "#modules/inventory/server/vehicle-table.ts";

export interface VanishedScope extends ImportScope {
  /** The rooftops whose whole stock the file tells. */
  readonly rooftops: readonly string[];
  readonly mentions: Mentions;
  readonly filesToAgree: number;
}

/** Counts the cars of the file's rooftops that a feed put on sale and that the file does not name. */
export async function countVanished(trx: TenantTransaction, scope: VanishedScope): Promise<VanishedStock> {
  const { rows } = await sql<VanishedStock>`
    select count(*) filter (where files is null)::int as "onSale",
      count(*) filter (where files is null and absent)::int as newly,
      count(*) filter (where files is not null and absent)::int as pending,
      count(*) filter (where files + 1 >= ${scope.filesToAgree} and absent)::int as confirmed
    from ${stockOf(scope)}`.execute(trx);
  return rows[0] ?? { onSale: 0, newly: 0, pending: 0, confirmed: 0 };
}

/**
 * Withdraws what the plan says and keeps account of the rest: how many complete files agree that a car is missing.
 * Answers how many were withdrawn.
 */
export async function removeVanished(
  trx: TenantTransaction,
  ctx: RequestContext,
  { plan, counts, ...scope }: VanishedScope & { readonly plan: RemovalPlan; readonly counts: boolean },
): Promise<number> {
  const now = ctx.clock.now();
  const isConfirmed = sql`coalesce(${counts} and files + 1 >= ${scope.filesToAgree}, false)`;
  const leaves =
    plan.kind === "all"
      ? sql`true`
      : plan.kind === "newly-and-confirmed"
        ? sql`(files is null or ${isConfirmed})`
        : isConfirmed;
  const removed = await sql`
    update vehicle gone set availability = 'Sold', stock_label = null, updated_at = ${now}
    where gone.tenant_id = ${scope.tenantId}
      and gone.id in (select id from ${stockOf(scope)} where absent and ${leaves})`.execute(trx);
  // Whoever is named again, or is gone, is not missing any more.
  await sql`
    delete from inventory_missing miss using vehicle v
    where miss.tenant_id = ${scope.tenantId} and v.tenant_id = miss.tenant_id and v.id = miss.vehicle_id
      and v.rooftop_id = any(${[...scope.rooftops]})
      and miss.vehicle_id not in (select id from ${stockOf(scope)} where absent)`.execute(trx);
  if (counts)
    await sql`
      insert into inventory_missing as miss (tenant_id, vehicle_id, files, since)
      select ${scope.tenantId}, id, 1, ${now}::timestamptz from ${stockOf(scope)} where absent
      on conflict (tenant_id, vehicle_id) do update set files = miss.files + 1`.execute(trx);
  return Number(removed.numAffectedRows ?? 0);
}

/** What a feed put on sale at the file's rooftops, less what a purchase holds: nobody may remove that. */
function stockOf({ tenantId, importId, rooftops, mentions }: VanishedScope) {
  return sql`(
    select v.id, miss.files, seen.vehicle_id is null
      and coalesce(v.vin, v.claimed_vin, '') <> all(${[...mentions.vins]}::text[])
      and coalesce(v.stock_number, '') <> all(${[...mentions.stockNumbers]}::text[]) as absent
    from vehicle v
    left join inventory_missing miss on miss.tenant_id = v.tenant_id and miss.vehicle_id = v.id
    left join inventory_match seen on seen.tenant_id = ${tenantId} and seen.import_id = ${importId}
      and seen.vehicle_id = v.id
    where v.tenant_id = ${tenantId} and v.rooftop_id = any(${[...rooftops]}) and v.source = 'feed:' || v.rooftop_id
      and v.availability in ${ON_SALE} and v.held_by_order_id is null) as stock`;
}
