import { readHandoverPlace } from "#modules/fulfillment/server/read-handover-place.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { cancelRightOf } from "#modules/orders/domain/cancel-right-of.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import { historyOf } from "#modules/orders/server/history-of.ts";
import { writeToBuyer } from "#modules/orders/server/write-to-buyer.ts";
import { handoverWords } from "../domain/handover-words.ts";
import type { Asked } from "#modules/order-steps/domain/asked.ts";
import { askedOfBuyer, DELIVERED } from "../domain/asked-of-buyer.ts";
import type { NoticeMessages } from "#modules/order-steps/server/step-notices.ts";
import { deriveTracker } from "../domain/derive-tracker.ts";
import { DELIVERED_MESSAGES } from "../delivered-messages.ts";
import type { TrackerContext } from "./get-tracker.ts";
import { readStepFacts } from "./read-step-facts.ts";
import { noteNotice } from "./internal/notices-repo.ts";

/**
 * Looks at an order after something in it changed or ran out, and writes its buyer what it asks of them now: each
 * occasion once, nothing that was settled meanwhile, and of an order that is over only that it was delivered. Repeatable.
 */
export async function notifyBuyer(ctx: TrackerContext, input: { readonly orderId: string }): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    // Its row is the lock: two looks tell one thing once.
    const order = await requireOrder(trx, ctx, { id: input.orderId, lock: true });
    const facts = await readStepFacts(trx, ctx, order);
    const derived = deriveTracker(
      ctx.steps.map(({ step }) => step),
      facts,
    );
    if (derived.kind === "failed") return;
    const history = await historyOf(trx, ctx, order.id);
    const { orderStatus } = order;
    const all = { orderStatus, facts, tracker: derived.tracker, history };
    const noticesOf = (id: string) => ctx.steps.find(({ step }) => step.id === id)?.notices ?? null;
    for (const asked of askedOfBuyer(all, (step, known) => noticesOf(step)?.ask(known) ?? null)) {
      if (!(await noteNotice(trx, ctx, { orderId: order.id, asked }))) continue;
      const place = asked.notice === DELIVERED ? await readHandoverPlace(trx, ctx, order) : null;
      await writeToBuyer(trx, ctx, {
        order,
        news: {
          ...messagesOf(ctx, asked.notice),
          params: (reader) => ({
            orderNumber: order.orderNumber,
            vehicle: order.snapshot.vehicle.title,
            handover: asked.notice === DELIVERED ? handoverOf(reader, { order, asked, place }) : "",
          }),
        },
      });
    }
  });
}

function messagesOf({ steps }: TrackerContext, notice: string): NoticeMessages {
  const messages =
    notice === DELIVERED
      ? DELIVERED_MESSAGES
      : steps.map((one) => one.notices?.messages[notice]).find((one) => one !== undefined);
  if (messages === undefined) throw new Error(`No messages for the notice ${notice}`);
  return messages;
}

function handoverOf(
  reader: TenantConfig,
  { order, asked, place }: { readonly order: Order; readonly asked: Asked; readonly place: string | null },
): string {
  return handoverWords(textOf(reader), {
    place,
    at: new Date(asked.occasion),
    returnDays: reader.config.content.moneyBackDays,
    cancelRight:
      order.submittedAt === null ? null : cancelRightOf(order.snapshot, new Date(order.submittedAt)),
    timeZone: order.snapshot.rooftop.timeZone,
  });
}
