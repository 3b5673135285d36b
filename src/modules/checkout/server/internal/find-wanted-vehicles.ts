import { sql } from "kysely";
import { vehicleByKey } from "#modules/inventory/server/vehicles-for-sale.ts";
import { draftsInSight } from "#modules/orders/server/drafts/inserting-drafts.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptSql } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import {
  firstDayOfPrograms,
  saleColumns,
  type SaleOfDraft,
  type SaleRow,
  toSaleOfDraft,
} from "#modules/deal-drafts/server/quote/sale-of-draft.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";

/** Ids are longer than a VIN and hold an underscore; asking one index instead of two halves the cost. */
function isVin(key: string): boolean {
  return /^[A-Za-z0-9]{17}$/.test(key);
}

/** A vehicle as somebody who wants it finds it. */
export interface WantedVehicle extends SaleOfDraft {
  /** The asking buyer's own draft of this vehicle. */
  readonly draftOrderNumber: string | null;
  /** How many drafts the asking buyer has. */
  readonly draftCount: number;
}

interface Asked {
  readonly tenantId: string;
  readonly day: CivilDate;
  readonly vins: readonly (string | null)[];
  readonly ids: readonly (string | null)[];
  readonly accountIds: readonly string[];
}
const find = keptSql(
  (of: Asked) => sql<SaleRow & { at: number; draft: string | null; drafts: number }>`
    select w.at::int as at, ${saleColumns(of)}, mine.draft, mine.drafts::int as drafts
    from unnest(${of.vins}::text[], ${of.ids}::text[], ${of.accountIds}::text[])
      with ordinality as w (vin, id, account_id, at)
    cross join lateral (${vehicleByKey(of)}) v
    cross join lateral (${draftsInSight(of)}) mine`,
);

/**
 * Vehicles by what their URLs say (VIN or id), each with the drafts of the account that asks, in one round trip.
 * The answers are in the sequence of `wanted`; undefined for an unknown vehicle.
 */
export async function findWantedVehicles(
  trx: TenantTransaction,
  ctx: RequestContext,
  wanted: readonly { readonly vehicleKey: string; readonly accountId: string }[],
): Promise<(WantedVehicle | undefined)[]> {
  const keys = wanted.map(({ vehicleKey }) => vehicleKey);
  const vins = keys.map((key) => (isVin(key) ? key : null));
  const ids = keys.map((key) => (isVin(key) ? null : key));
  const rows = await find(trx, {
    tenantId: ctx.tenantId,
    day: firstDayOfPrograms(ctx),
    vins,
    ids,
    accountIds: wanted.map(({ accountId }) => accountId),
  });
  const found = new Map(rows.map((row) => [row.at, row]));
  return wanted.map((_, index) => {
    const row = found.get(index + 1);
    return row && { ...toSaleOfDraft(row), draftOrderNumber: row.draft, draftCount: row.drafts };
  });
}
