import { sql } from "kysely";
import { blindIndex, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CarMarks } from "../../domain/claims/car-marks.ts";

export type Keeper = RequestContext & { readonly keys: TenantKeys };

interface TradeInClaimTable {
  tenant_id: string;
  claimed_by: string;
  trade_in_id: string;
  vin_index: string | null;
  plate_index: string | null;
  claimed_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    trade_in_claim: TradeInClaimTable;
  }
}

/** Marks as they are kept: what a car is known by is in no column. */
interface MarkIndexes {
  readonly vin: string | null;
  readonly plate: string | null;
}

export function indexesOf({ keys }: Keeper, { vin, plate }: CarMarks): MarkIndexes {
  return {
    vin: vin === null ? null : blindIndex(keys, `trade_in|vin|${vin}`),
    plate: plate === null ? null : blindIndex(keys, `trade_in|plate|${plate}`),
  };
}

/** Whoever asks about the same car waits until the transaction ends; always in one order. */
export async function lockMarks(trx: TenantTransaction, ctx: Keeper, marks: MarkIndexes): Promise<void> {
  const names = [marks.vin, marks.plate].flatMap((mark) => (mark === null ? [] : [mark])).toSorted();
  for (const name of names) {
    const lock = `${ctx.tenantId}|trade-in-claim|${name}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(trx);
  }
}

/**
 * Who else has the car. Plates move from car to car: one says something only where a VIN does not say otherwise.
 * @returns orders and sales since `since`
 */
export async function findRivals(
  trx: TenantTransaction,
  ctx: Keeper,
  { marks, by, since }: { readonly marks: MarkIndexes; readonly by: string; readonly since: Date },
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom("trade_in_claim")
    .select("claimed_by")
    .where("tenant_id", "=", ctx.tenantId)
    .where("claimed_by", "<>", by)
    .where("claimed_at", ">", since)
    .where((is) =>
      is.or([
        is("vin_index", "=", marks.vin),
        is.and([
          is("plate_index", "=", marks.plate),
          ...(marks.vin === null ? [] : [is("vin_index", "is", null)]),
        ]),
      ]),
    )
    .execute();
  return rows.map((row) => row.claimed_by);
}

interface NewClaim {
  readonly marks: MarkIndexes;
  readonly by: string;
  readonly tradeInId: string;
  readonly at: Date;
}

/** Claims of others on this VIN that hold nothing any longer make room. */
export async function saveClaim(
  trx: TenantTransaction,
  ctx: Keeper,
  { marks, by, tradeInId, at }: NewClaim,
): Promise<void> {
  if (marks.vin !== null)
    await trx
      .deleteFrom("trade_in_claim")
      .where("tenant_id", "=", ctx.tenantId)
      .where("claimed_by", "<>", by)
      .where("vin_index", "=", marks.vin)
      .execute();
  const values = { trade_in_id: tradeInId, vin_index: marks.vin, plate_index: marks.plate, claimed_at: at };
  await trx
    .insertInto("trade_in_claim")
    .values({ tenant_id: ctx.tenantId, claimed_by: by, ...values })
    .onConflict((conflict) => conflict.columns(["tenant_id", "claimed_by"]).doUpdateSet(values))
    .execute();
}

export async function deleteClaim(trx: TenantTransaction, ctx: RequestContext, by: string): Promise<void> {
  await trx
    .deleteFrom("trade_in_claim")
    .where("tenant_id", "=", ctx.tenantId)
    .where("claimed_by", "=", by)
    .execute();
}

/** What a claim does not know yet; what it knows stays. */
export async function completeClaim(
  trx: TenantTransaction,
  ctx: RequestContext,
  { marks, by }: { readonly marks: MarkIndexes; readonly by: string },
): Promise<void> {
  await trx
    .updateTable("trade_in_claim")
    .set((row) => ({
      vin_index: row.fn.coalesce("vin_index", row.val(marks.vin)),
      plate_index: row.fn.coalesce("plate_index", row.val(marks.plate)),
    }))
    .where("tenant_id", "=", ctx.tenantId)
    .where("claimed_by", "=", by)
    .execute();
}
