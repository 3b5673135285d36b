import { readAmountDetail } from "#modules/orders/domain/history-amount.ts";
import type { OrderHistoryEntry } from "#modules/orders/domain/order-history.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { historyOf } from "#modules/orders/server/history-of.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { HistoryEntryView } from "../domain/history-entry-view.ts";
import type { StepDescriptor } from "../domain/step-descriptor.ts";
import { stepStory } from "../domain/step-story.ts";
import type { StepsContext } from "./step-source.ts";

/**
 * What happened to the buyer's own order, oldest first, steps in words (API-02).
 * @throws AppError unauthenticated; not-found `order.notFound`.
 */
export async function getOrderHistory(
  ctx: TenantContext & StepsContext,
  input: { readonly orderNumber: string },
): Promise<{ readonly history: readonly HistoryEntryView[] }> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    const history = await historyOf(trx, ctx, order.id);
    const steps = ctx.steps.map(({ step }) => step);
    return { history: history.map((entry) => inWords(steps, entry)) };
  });
}

function inWords(
  steps: readonly StepDescriptor[],
  { detail, ...entry }: OrderHistoryEntry,
): HistoryEntryView {
  if (entry.subject === "order")
    return { ...entry, about: detail === null ? null : readAmountDetail(detail) };
  return { ...entry, about: null, ...stepStory(steps, { ...entry, status: entry.status ?? "", detail }) };
}
