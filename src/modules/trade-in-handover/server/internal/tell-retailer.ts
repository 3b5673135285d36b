import type { MessageTemplate } from "#modules/messaging/domain/message-template.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { type Cents, formatDollarsAndCents } from "#platform/shared/money.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { ANSWERED, PAYOFF_DUE } from "../../messages.ts";
import type { TradeInHandoverContext } from "../handover-context.ts";

const ANSWERS = {
  accept: "the new amount is accepted.",
  keep: "they keep the car. The purchase goes on without it.",
} as const;

export async function tellAnswered(
  trx: TenantTransaction,
  ctx: TradeInHandoverContext,
  { order, answer }: { readonly order: Order; readonly answer: keyof typeof ANSWERS },
): Promise<void> {
  await tell(trx, ctx, ANSWERED, { ...namesOf(order), answer: ANSWERS[answer] });
}

export async function tellPayoffDue(
  trx: TenantTransaction,
  ctx: TradeInHandoverContext,
  { order, dueOn }: { readonly order: Order; readonly dueOn: string },
): Promise<void> {
  const amountCents: Cents = order.snapshot.tradeIn?.payoffCents ?? 0;
  const day = dayText(new Date(`${dueOn}T00:00:00Z`), "en");
  await tell(trx, ctx, PAYOFF_DUE, {
    ...namesOf(order),
    day,
    amount: formatDollarsAndCents(amountCents),
  });
}

const namesOf = ({ orderNumber, snapshot }: Order) => ({ orderNumber, car: snapshot.tradeIn?.car ?? "" });

async function tell<P extends string>(
  trx: TenantTransaction,
  ctx: TradeInHandoverContext,
  ...[template, params]: [MessageTemplate<P>, Readonly<Record<Exclude<P, "brand" | "supportPhone">, string>>]
): Promise<void> {
  await queueMessage(trx, ctx, { channel: "email", to: ctx.tenant.contactUsEmail, template, params });
}
