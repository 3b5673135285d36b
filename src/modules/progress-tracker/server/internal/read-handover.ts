import type { Order } from "#modules/orders/domain/order.ts";
import { cancelRightOf } from "#modules/orders/domain/cancel-right-of.ts";
import { isDelivered } from "#modules/orders/domain/states/is-delivered.ts";
import { historyOf } from "#modules/orders/server/history-of.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { afterHandover, type AfterHandover } from "../../domain/after-handover.ts";

/** What comes after the handover; null before it. */
export async function readHandover(
  trx: TenantTransaction,
  ctx: TenantContext,
  order: Order,
): Promise<AfterHandover | null> {
  if (!isDelivered(order.orderStatus)) return null;
  const history = await historyOf(trx, ctx, order.id);
  const at = history.find(({ orderStatus }) => orderStatus === "DELIVERED")?.at;
  if (at === undefined) return null;
  const { content, vehiclePage } = ctx.tenant.config;
  return afterHandover(
    {
      deliveredAt: Date.parse(at),
      returnDays: content.moneyBackDays,
      returnMiles: content.moneyBackMiles,
      cancelRight:
        order.submittedAt === null ? null : cancelRightOf(order.snapshot, new Date(order.submittedAt)),
      isNew: order.snapshot.vehicle.condition === "new",
      warranty:
        vehiclePage.buyersGuide.dealerWarranty === null
          ? null
          : { months: content.warrantyMonths, miles: content.warrantyMiles },
      timeZone: order.snapshot.rooftop.timeZone,
    },
    ctx.clock.now().getTime(),
  );
}
