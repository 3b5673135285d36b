import type { Updateable } from "kysely";
import { startSigning } from "#modules/contracting/server/start-signing.ts";
import type { OrderTradeIn } from "#modules/orders/domain/order.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { OrdersTable } from "#modules/orders/server/internal/orders-table.ts";
import { estimateDeal } from "#modules/pricing/domain/deal-estimate.ts";
import { worksheetRulesOf } from "#modules/worksheet/domain/worksheet-rules.ts";
import { freshPng } from "./test-files.ts";
import { signAsBuyer } from "./sign-contract.ts";
import { type TrackerWorld, upload } from "./tracker-world.ts";
import { tradeIn } from "./traded-snapshot.ts";

/** A submitted cash order of a cheap car whose buyer trades another one in, counted by the worksheet. */
export async function tradedOrder(
  world: TrackerWorld,
  change: Partial<OrderTradeIn> = {},
): Promise<OrderView> {
  const order = await world.submittedOrder({ priceCents: 900_000 });
  const trade = tradeIn({ allowanceCents: 400_000, ...change });
  await world.ctx.db.transaction(async (trx) => {
    const { id, snapshot } = await requireOrder(trx, world.ctx, order);
    const onDate = snapshot.worksheet?.contractDate ?? "2026-01-01";
    const rules = worksheetRulesOf(world.ctx.tenant.config, { state: snapshot.buyerState, onDate });
    const { condition, mileage, year, make } = snapshot.vehicle;
    const estimate = estimateDeal(rules, {
      vehicle: { priceCents: 900_000, msrpCents: null, incentivesCents: 0, condition, mileage, year, make },
      choices: {
        type: "cash",
        tradeValueCents: trade.allowanceCents,
        tradeOwedCents: trade.payoffCents,
        tradeOwnership: trade.ownership,
      },
      place: rules.place,
      delivery: null,
      contractDate: onDate,
    });
    if (estimate.kind !== "cash") throw new Error("the deal isn't possible");
    const { lines, worksheet, amountDueCents } = estimate;
    const traded = { ...snapshot, lines, worksheet, amountDueCents, tradeIn: trade };
    const write = (set: Updateable<OrdersTable>) =>
      trx
        .updateTable("orders")
        .set(set)
        .where("tenant_id", "=", world.ctx.tenantId)
        .where("id", "=", id)
        .execute();
    // The database keeps what was submitted: for a moment it is a draft.
    await write({ submitted_at: null });
    await write({
      snapshot: JSON.stringify(traded),
      amount_due_cents: amountDueCents,
      submitted_at: world.clock.now(),
    });
  });
  return order;
}

/** The same, with its contract signed by the buyer. */
export async function signedTradedOrder(
  world: TrackerWorld,
  change: Partial<OrderTradeIn> = {},
): Promise<OrderView> {
  const order = await tradedOrder(world, change);
  for (const type of ["DriversLicense", "InsuranceCard"] as const) {
    const files = [{ name: "a.png", bytes: freshPng() }];
    await upload(world.ctx, { dealId: order.deal.dealId, type, files });
  }
  await startSigning(world.ctx, order);
  await signAsBuyer(world.ctx, order.orderNumber, "robin  buyer");
  return order;
}
