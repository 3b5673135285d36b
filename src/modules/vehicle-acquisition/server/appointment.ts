import { listSlots, type Slot } from "#modules/fulfillment/domain/slots.ts";
import { slotRules } from "#modules/fulfillment/server/slot-rules.ts";
import { payoffOnDay } from "#modules/payoffs/server/payoff-on-day.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { HOUR_MS } from "#platform/shared/time/durations.ts";
import { instantOfLocalTime, localTimeOf } from "#platform/shared/time/zoned-time.ts";
import type { BookBody } from "../domain/sale-schemas.ts";
import type { SaleRooftop, SaleView } from "../domain/sale-view.ts";
import { SALE_APPOINTMENT_OFF, SALE_BOOKED } from "../messages.ts";
import { lockOwnSale, ownAccountId, requireAct, type SeenSale } from "./internal/own-sale.ts";
import { rooftopsByDistance } from "#modules/inventory/server/rooftops/rooftops-by-distance.ts";
import {
  appendEvent,
  findSalesOfAccount,
  open,
  openDeal,
  type SaleRow,
  seal,
  updateSale,
} from "./internal/sale-repo.ts";
import { findTakenHours, isSlotCollision } from "./internal/taken-hours.ts";
import { tellSeller } from "./internal/tell-seller.ts";
import { viewSale } from "./internal/view-sale.ts";
import type { SaleContext } from "./sale-context.ts";
import { noSuchSale, slotTaken, slotUnavailable } from "./sale-errors.ts";

/** A car that comes in needs less preparing than one that goes out. */
const LEAD_BUSINESS_DAYS = 1;

interface RooftopHours {
  readonly rooftop: SaleRooftop;
  /** Free hours in the rooftop's own day. */
  readonly slots: readonly Slot[];
}

/** Free hours at every rooftop for one's sale; its own hour stays in the list. @throws AppError not-found */
export async function listSaleHours(
  ctx: SaleContext,
): Promise<{ readonly rooftops: readonly RooftopHours[] }> {
  return ctx.db.transaction(async (trx) => {
    const [row] = await findSalesOfAccount(trx, ctx, ownAccountId(ctx));
    if (row === undefined) throw noSuchSale();
    const { seller } = openDeal(ctx, row);
    const nearestFirst = await rooftopsByDistance(trx, ctx, seller.zipCode);
    const hours: RooftopHours[] = [];
    for (const rooftop of nearestFirst)
      hours.push({ rooftop, slots: await freeHours(trx, ctx, { row, rooftop }) });
    return { rooftops: hours };
  });
}

async function freeHours(
  trx: TenantTransaction,
  ctx: SaleContext,
  { row, rooftop }: { readonly row: SaleRow; readonly rooftop: SaleRooftop },
): Promise<readonly Slot[]> {
  const now = ctx.clock.now();
  const { timeZone } = rooftop;
  const rules = { ...slotRules(ctx.tenant), leadBusinessDays: LEAD_BUSINESS_DAYS };
  const taken = await findTakenHours(trx, ctx, { rooftopId: rooftop.id, from: now, exceptSaleId: row.id });
  return listSlots(localTimeOf(now.getTime(), timeZone).date, rules).filter((slot) => {
    const start = startOf(slot, timeZone);
    return start > now && !taken.has(start.getTime());
  });
}

const startOf = ({ date, hour }: Slot, timeZone: string): Date =>
  new Date(instantOfLocalTime({ date, minutes: hour * 60 }, timeZone));

/**
 * Books an hour for the handover, or moves it; the old one is kept until the new one is won. A seller whose hour went by
 * may choose another.
 * @throws AppError conflict `sale.slotTaken`, `sale.changed`; invalid with the field
 */
export async function bookHour(ctx: SaleContext, body: BookBody): Promise<SaleView> {
  try {
    return await ctx.db.transaction((trx) => book(trx, ctx, body));
  } catch (error) {
    if (isSlotCollision(error)) throw slotTaken();
    throw error;
  }
}

async function book(trx: TenantTransaction, ctx: SaleContext, body: BookBody): Promise<SaleView> {
  const row = await lockOwnSale(trx, ctx, body);
  await requireAct(trx, ctx, { row, act: "book" });
  const [nearest, ...others] = await rooftopsByDistance(trx, ctx, openDeal(ctx, row).seller.zipCode);
  // Who is picked up is picked up from the nearest.
  const rooftop = [nearest, ...(body.isPickup ? [] : others)].find((one) => one?.id === body.rooftopId);
  if (rooftop === undefined) throw slotUnavailable();
  const free = await freeHours(trx, ctx, { row, rooftop });
  const slot = free.find(({ date, hour }) => date === body.slot.date && hour === body.slot.hour);
  if (slot === undefined) throw slotUnavailable();
  const updated = await updateSale(trx, ctx, {
    id: row.id,
    rooftop_id: rooftop.id,
    slot_start: startOf(slot, rooftop.timeZone),
    is_pickup: body.isPickup,
    appointment: "BOOKED",
    ...(await payoffFor(trx, ctx, { row, day: slot.date })),
  });
  const kind = row.appointment === "BOOKED" ? "moved" : "booked";
  await appendEvent(trx, ctx, { saleId: row.id, kind, actor: "SELLER" });
  await tellSeller(trx, ctx, { row: updated, mail: SALE_BOOKED });
  return viewSale(trx, ctx, updated);
}

/** Interest runs until the day of the handover: what counts as owed moves with it, and an older quote is over. */
async function payoffFor(
  trx: TenantTransaction,
  ctx: SaleContext,
  { row, day }: { readonly row: SaleRow; readonly day: string },
): Promise<Partial<SaleRow>> {
  const { deal } = openDeal(ctx, row);
  if (deal.ownership === "OWNED") return {};
  const owed = await payoffOnDay(trx, ctx, { tradeInId: row.trade_in_id, day });
  const quoted = open(ctx, row, "payoff");
  const moved = { ...deal, payoffEstimateCents: owed ?? deal.payoffEstimateCents };
  return {
    deal_sealed: seal(ctx, { id: row.id, column: "deal" }, moved),
    ...(quoted !== null && quoted.goodThrough < day && { payoff_sealed: null }),
  };
}

/** The seller can't come; the offer stays accepted. @throws AppError conflict without an appointment */
export async function giveUpAppointment(ctx: SaleContext, seen: SeenSale): Promise<SaleView> {
  return ctx.db.transaction(async (trx) => {
    const row = await lockOwnSale(trx, ctx, seen);
    await requireAct(trx, ctx, { row, act: "give-up-appointment" });
    if (row.appointment !== "BOOKED") return viewSale(trx, ctx, row);
    const updated = await updateSale(trx, ctx, { id: row.id, appointment: "CANCELED" });
    await appendEvent(trx, ctx, { saleId: row.id, kind: "appointmentCanceled", actor: "SELLER" });
    await tellSeller(trx, ctx, { row: updated, mail: SALE_APPOINTMENT_OFF });
    return viewSale(trx, ctx, updated);
  });
}

/** Whether the hour of an appointment is over. */
export function isOver(ctx: SaleContext, { slot_start: start }: SaleRow): boolean {
  return start !== null && start.getTime() + HOUR_MS <= ctx.clock.now().getTime();
}
