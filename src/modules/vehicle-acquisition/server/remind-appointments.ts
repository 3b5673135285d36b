import { sql } from "kysely";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { SALE_REMINDER, SALE_REMINDER_SMS } from "../messages.ts";
import { type SaleRow } from "./internal/sale-repo.ts";
import { tellSeller } from "./internal/tell-seller.ts";
import type { SaleContext } from "./sale-context.ts";

const BATCH = 50;

const tomorrow = (now: Date): Date => new Date(now.getTime() + DAY_MS);

/** What `remindAppointments` writes about. */
export const nearAppointments: DueRows = {
  table: "vehicle_sale",
  where: (now) => sql`appointment = 'BOOKED' and inspected_at is null and canceled_at is null
    and slot_start > ${now} and slot_start <= ${tomorrow(now)} and reminded_slot is distinct from slot_start`,
};

/** Writes to sellers whose appointment is within a day, once an appointment. Repeatable, safe beside other replicas. */
export async function remindAppointments(ctx: SaleContext): Promise<void> {
  for (;;) {
    const count = await ctx.db.transaction(async (trx) => {
      const rows = await lockDue(trx, ctx);
      for (const row of rows)
        await tellSeller(trx, ctx, { row, mail: SALE_REMINDER, asks: true, sms: SALE_REMINDER_SMS });
      await note(trx, ctx, rows);
      return rows.length;
    });
    if (count < BATCH) return;
  }
}

async function lockDue(trx: TenantTransaction, ctx: SaleContext): Promise<readonly SaleRow[]> {
  const now = ctx.clock.now();
  return trx
    .selectFrom("vehicle_sale")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("appointment", "=", "BOOKED")
    .where("inspected_at", "is", null)
    .where("canceled_at", "is", null)
    .where("slot_start", ">", now)
    .where("slot_start", "<=", tomorrow(now))
    .where(sql<boolean>`reminded_slot is distinct from slot_start`)
    .orderBy("slot_start")
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** No new version: nothing about the sale changed. */
async function note(trx: TenantTransaction, ctx: SaleContext, rows: readonly SaleRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .updateTable("vehicle_sale")
    .set((row) => ({ reminded_slot: row.ref("slot_start") }))
    .where("tenant_id", "=", ctx.tenantId)
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
}
