import type { OrderHistoryEntry } from "#modules/orders/domain/order-history.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { historyOf } from "#modules/orders/server/history-of.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { HistoryEntryView } from "../domain/history-entry-view.ts";
import { stepStory, type StepChange } from "../domain/step-history.ts";

/**
 * What happened to the buyer's own order, oldest first, steps in words (API-02).
 * @throws AppError unauthenticated; not-found `order.notFound`.
 */
export async function getOrderHistory(
  ctx: TenantContext,
  input: { readonly orderNumber: string },
): Promise<{ readonly history: readonly HistoryEntryView[] }> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    const history = await historyOf(trx, ctx, order.id);
    return { history: history.map((entry) => inWords(entry)) };
  });
}

function inWords({ detail, ...entry }: OrderHistoryEntry): HistoryEntryView {
  const subject = entry.subject as HistoryEntryView["subject"];
  if (subject === "order") return { ...entry, subject };
  const change: StepChange = {
    subject,
    status: entry.status ?? "",
    detail,
    orderStatus: entry.orderStatus,
  };
  return { ...entry, subject, ...stepStory(change) };
}
