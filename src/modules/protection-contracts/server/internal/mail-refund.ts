import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { writeToBuyer } from "#modules/orders/server/write-to-buyer.ts";
import { languageOf, textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { inLanguage } from "#platform/shared/texts/language.ts";
import { english, englishText, type Text } from "#platform/shared/texts/text.ts";
import { accountWords } from "#modules/orders/domain/payment-account.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { REFUND_DUE, REFUND_PAID, REFUND_RETURNED, REFUND_SENT } from "../../messages.ts";
import type { PlansContext } from "../plans-context.ts";
import type { CancellationRow } from "./cancellations-repo.ts";
import type { PlanRow } from "./contracts-repo.ts";
import type { PayoutRow } from "./payouts-repo.ts";

interface Ended {
  readonly order: Order;
  readonly row: PlanRow;
  readonly end: CancellationRow;
}

/** Noon, so that no zone makes another day of it. */
const dayOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

const LIENHOLDER = english(
  "{amount} goes to {lender} within 30 days and lowers what you owe. Your monthly payment stays the same; the loan ends sooner.",
);

/** Where the money of each way goes, one sentence a way. */
export function whereTo(payouts: readonly PayoutRow[], t: Text): string {
  return payouts
    .map(({ way, paid_to, payee, amount_cents }) => {
      const amount = formatDollarsAndCents(amount_cents);
      if (way === "payment")
        return t("We are refunding {amount} to {display}. Banks take 3 to 5 business days to show it.", {
          amount,
          display: accountWords(t, payee ?? ""),
        });
      return paid_to === "lienholder"
        ? t(LIENHOLDER, { amount, lender: payee ?? "" })
        : t("We pay you {amount} within 30 days.", { amount });
    })
    .join(" ");
}

/** Tells the retailer what it has to pay and to whom; nothing where the payment service pays. */
export async function mailRefundDue(
  trx: TenantTransaction,
  ctx: PlansContext,
  { order, row, end, payouts }: Ended & { readonly payouts: readonly PayoutRow[] },
): Promise<void> {
  for (const { id, way, paid_to, payee, amount_cents } of payouts) {
    const isSent = way === "payment";
    const buyer = isSent ? `the buyer, ${accountWords(englishText, payee ?? "")}` : "the buyer";
    await queueMessage(trx, ctx, {
      channel: "email",
      to: ctx.tenant.support.email,
      template: isSent ? REFUND_SENT : REFUND_DUE,
      params: {
        orderNumber: order.orderNumber,
        plan: row.terms.label,
        cancellationNumber: end.cancellation_number ?? "",
        amount: formatDollarsAndCents(amount_cents),
        payee: paid_to === "lienholder" ? `${payee ?? ""} (lienholder)` : buyer,
        administratorPart: formatDollarsAndCents(end.quote?.administratorPartCents ?? 0),
        retailerPart: formatDollarsAndCents(end.quote?.retailerPartCents ?? 0),
        reference: id,
      },
    });
  }
}

interface Moved extends Ended {
  readonly payout: PayoutRow;
}

/** Tells the buyer that a refund was paid. */
export function mailRefundPaid(trx: TenantTransaction, ctx: PlansContext, moved: Moved): Promise<void> {
  return tellBuyer(trx, ctx, { ...moved, mail: REFUND_PAID });
}

/** Tells the buyer that a refund came back and is sent another way. */
export function mailRefundReturned(trx: TenantTransaction, ctx: PlansContext, moved: Moved): Promise<void> {
  return tellBuyer(trx, ctx, { ...moved, mail: REFUND_RETURNED });
}

async function tellBuyer(
  trx: TenantTransaction,
  ctx: PlansContext,
  { order, row, payout, mail }: Moved & { readonly mail: typeof REFUND_PAID | typeof REFUND_RETURNED },
): Promise<void> {
  await writeToBuyer(trx, ctx, {
    order,
    news: {
      mail,
      params: (reader) => ({
        plan: row.terms.label,
        amount: formatDollarsAndCents(payout.amount_cents),
        day: dayText(dayOf(payout.moved_on), languageOf(reader)),
        whereTo: paidTo(payout, textOf(reader)),
        link: `${ctx.siteOrigin}${inLanguage(languageOf(reader), `/deals/${order.orderNumber}`)}`,
      }),
    },
  });
}

function paidTo({ way, paid_to, payee }: PayoutRow, t: Text): string {
  if (way === "payment")
    return t("It went to {display}. Banks take 3 to 5 business days to show it.", {
      display: accountWords(t, payee ?? ""),
    });
  return paid_to === "lienholder"
    ? t("It went to {lender} and lowers what you owe.", { lender: payee ?? "" })
    : t("It went to you.");
}
