import type { Order } from "#modules/orders/domain/order.ts";
import { writeToBuyer } from "#modules/orders/server/write-to-buyer.ts";
import { languageOf, textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { type Cents, formatDollarsAndCents } from "#platform/shared/money.ts";
import { english } from "#platform/shared/texts/text.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { type PayoffDifference, payoffDifference } from "../../domain/payoff-difference.ts";
import { BOUGHT_OUT, LEASE_CLOSED, PAID_OFF, PAID_OFF_SMS, RELEASED, RELEASED_SMS } from "../../messages.ts";
import type { TradeInHandoverContext } from "../handover-context.ts";

/** Who pays what the payoff came to beyond the worksheet, in a sentence; filled with `{amount}`. */
const SENTENCES = {
  less: english("That's {amount} less than we expected; we'll send you the difference."),
  buyer: english("That's {amount} more than we expected. You pay the difference; we'll call you."),
  retailer: english("That's {amount} more than we expected. We paid the difference."),
  same: english("That's the amount we expected."),
} as const;

function sentenceOf({ amountCents, paidBy }: PayoffDifference): string {
  if (amountCents === 0) return SENTENCES.same;
  return SENTENCES[paidBy ?? "less"];
}

/** Says what was paid, and who bears a difference. */
export async function tellPaidOff(
  trx: TenantTransaction,
  ctx: TradeInHandoverContext,
  { order, paidCents, paidOn }: { readonly order: Order; readonly paidCents: Cents; readonly paidOn: string },
): Promise<void> {
  const trade = order.snapshot.tradeIn;
  const difference = payoffDifference({
    countedCents: trade?.payoffCents ?? paidCents,
    paidCents,
    isEstimate: trade?.payoffIsEstimate ?? false,
    rule: ctx.tenant.config.tradeInHandover.payoffShortfall,
  });
  await writeToBuyer(trx, ctx, {
    order,
    news: {
      mail: trade?.ownership === "LEASED" ? BOUGHT_OUT : PAID_OFF,
      sms: PAID_OFF_SMS,
      params: (reader) => ({
        orderNumber: order.orderNumber,
        car: trade?.car ?? "",
        amount: formatDollarsAndCents(paidCents),
        day: dayText(new Date(`${paidOn}T00:00:00Z`), languageOf(reader)),
        difference: textOf(reader)(sentenceOf(difference), {
          amount: formatDollarsAndCents(Math.abs(difference.amountCents)),
        }),
      }),
    },
  });
}

export async function tellReleased(
  trx: TenantTransaction,
  ctx: TradeInHandoverContext,
  order: Order,
): Promise<void> {
  const trade = order.snapshot.tradeIn;
  await writeToBuyer(trx, ctx, {
    order,
    news: {
      mail: trade?.ownership === "LEASED" ? LEASE_CLOSED : RELEASED,
      sms: RELEASED_SMS,
      params: () => ({ orderNumber: order.orderNumber, car: trade?.car ?? "" }),
    },
  });
}
