import { HOUR_MS } from "#platform/shared/time/durations.ts";
import { sql } from "kysely";
import {
  DEMO_ORDER_BUYER,
  DEMO_ORDERS,
  type DemoOrder,
} from "#database/seed/demo-orders/demo-orders-data.ts";
import { type DemoCar, priceDemoOrder } from "#database/seed/demo-orders/price-demo-order.ts";
import { applyIdOutcome } from "#modules/id-verification/server/apply-id-outcome.ts";
import { applyPolicy } from "#modules/insurance/server/apply-policy.ts";
import type { OrderSnapshot } from "#modules/orders/domain/order.ts";
import { type BuyerContext, saveDraft } from "#modules/orders/server/drafts/buyer-details.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { recordSubmission } from "#modules/orders/server/drafts/record-submission.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";

/**
 * Gives the demo buyer one cash, one finance and one lease order, each in another place of the tracker, through the same
 * functions as everybody's orders. An order that is there stays as it is; one transaction an order.
 */
export async function seedDemoOrders(
  ctx: BuyerContext,
  input: { readonly accountId: string },
): Promise<void> {
  for (const demo of DEMO_ORDERS) {
    await ctx.db.transaction(async (trx) => {
      if (!(await isThere(trx, ctx, demo.orderNumber))) await seedOne(trx, ctx, { ...input, demo });
    });
  }
}

async function isThere(trx: TenantTransaction, ctx: BuyerContext, orderNumber: string): Promise<boolean> {
  const found = await trx
    .selectFrom("orders")
    .select("id")
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_number", "=", orderNumber)
    .executeTakeFirst();
  return found !== undefined;
}

async function seedOne(
  trx: TenantTransaction,
  seed: BuyerContext,
  { accountId, demo }: { readonly accountId: string; readonly demo: DemoOrder },
): Promise<void> {
  const ctx = { ...seed, clock: startingAgo(seed.clock.now(), demo.hoursAgo) };
  const { later } = ctx.clock;
  const car = await pickCar(trx, ctx, demo.condition);
  if (!car) return;
  const onDate = ctx.clock.now().toISOString().slice(0, 10);
  const snapshot = priceDemoOrder({ dealType: demo.dealType, car, settings: ctx.tenant.config, onDate });
  const id = ctx.ids.next("ord");
  await insertDraft(trx, ctx, { id, accountId, demo, snapshot });
  const { city, state, zipCode } = car.rooftop;
  await saveDraft(trx, ctx, { orderId: id, buyer: { ...DEMO_ORDER_BUYER, city, state, zipCode } });
  for (const { to, actor, reason } of demo.deal) {
    later(6);
    await transitionOrder(trx, ctx, { orderId: id, dealStatus: to, actor, reason });
  }
  later(4);
  const order = await recordSubmission(trx, ctx, { order: await requireOrder(trx, ctx, { id }), snapshot });
  if (demo.policy !== null) {
    later(9);
    const policy = { status: demo.policy, carrierName: "Harbor Mutual", policyNumberLast4: "7788" };
    await applyPolicy(trx, ctx, { order, policy });
  }
  if (!demo.isIdVerified) return;
  later(7);
  await applyIdOutcome(trx, ctx, { order, outcome: "SUCCESSFUL", actor: "id verification" });
}

/** A clock that stands some hours ago and goes on when told, so that one act has one time. */
function startingAgo(now: Date, hours: number) {
  let at = now.getTime() - hours * HOUR_MS;
  return {
    now: () => new Date(at),
    later: (minutes: number) => void (at += minutes * 60_000),
  };
}

/** Neither the cheapest nor the dearest of its kind, where the store has some, and always the same one of a seeded stock. */
async function pickCar(
  trx: TenantTransaction,
  ctx: BuyerContext,
  condition: DemoOrder["condition"],
): Promise<DemoCar | undefined> {
  const { rows } = await sql<{
    vehicle: OrderSnapshot["vehicle"];
    rooftop: OrderSnapshot["rooftop"];
    price_cents: number;
    msrp_cents: number | null;
  }>`
    select v.price_cents, v.msrp_cents,
      json_build_object('id', v.id, 'key', coalesce(v.vin, v.id), 'vin', v.vin, 'stockNumber', v.stock_number,
        'title', concat_ws(' ', v.year, v.make, v.model), 'year', v.year, 'make', v.make, 'model', v.model,
        'trim', v.trim, 'condition', v.condition, 'mileage', v.mileage, 'bodyStyle', v.body_style,
        'colorName', v.exterior_color ->> 'name', 'colorHex', v.exterior_color ->> 'hex') as vehicle,
      json_build_object('id', r.id, 'name', r.name, 'city', r.city, 'state', r.state, 'zipCode', r.zip_code,
        'timeZone', r.time_zone, 'phone', r.phone) as rooftop
    from vehicle v join rooftop r on r.tenant_id = v.tenant_id and r.id = v.rooftop_id
    where v.tenant_id = ${ctx.tenantId} and v.availability = 'Available'
      and v.price_cents between 2800000 and 4200000
    order by v.condition = ${condition} desc, v.price_cents, v.id limit 21`.execute(trx);
  const row = rows.at(-1);
  return (
    row && {
      vehicle: row.vehicle,
      rooftop: row.rooftop,
      priceCents: row.price_cents,
      msrpCents: row.msrp_cents,
    }
  );
}

const IN_CART = {
  order_status: "DRAFT",
  deal_status: "CSAV",
  actor: "buyer",
  reason: "Added to the cart",
} as const;

/** The draft and its car, which is agreed to be sold to it. */
async function insertDraft(
  trx: TenantTransaction,
  ctx: BuyerContext,
  input: { id: string; accountId: string; demo: DemoOrder; snapshot: OrderSnapshot },
): Promise<void> {
  const { id, accountId, demo, snapshot } = input;
  const at = ctx.clock.now();
  const order = {
    tenant_id: ctx.tenantId,
    id,
    order_number: demo.orderNumber,
    account_id: accountId,
    vehicle_id: snapshot.vehicle.id,
    deal_type: demo.dealType,
    deal_ref_id: ctx.ids.next("dealref"),
    deal_status: "CSAV" as const,
    order_status: "DRAFT" as const,
    snapshot: JSON.stringify(snapshot),
    amount_due_cents: snapshot.amountDueCents,
    buyer_sealed: null,
    created_at: at,
    submitted_at: null,
    canceled_at: null,
    updated_at: at,
  };
  await trx.insertInto("orders").values(order).execute();
  await trx
    .insertInto("order_history")
    .values({ tenant_id: ctx.tenantId, order_id: id, ...IN_CART, at })
    .execute();
  await trx
    .updateTable("vehicle")
    .set({ availability: "PendingSale", held_by_order_id: id, hold_expires_at: null, updated_at: at })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", snapshot.vehicle.id)
    .execute();
}
