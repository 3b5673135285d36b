import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { writeToBuyer } from "#modules/orders/server/write-to-buyer.ts";
import { languageOf, textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { inLanguage } from "#platform/shared/texts/language.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { PLAN_CANCELED, REFUND_DUE, REFUND_PAID } from "../../messages.ts";
import type { PlansContext } from "../plans-context.ts";
import type { CancellationRow } from "./cancellations-repo.ts";
import type { PlanRow } from "./contracts-repo.ts";

interface Ended {
  readonly order: Order;
  readonly row: PlanRow;
  readonly end: CancellationRow;
}

/** Noon, so that no zone makes another day of it. */
const dayOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** What the lender does with the money, or that it comes to the buyer. */
function whereTo({ end }: Ended, t: Text): string {
  const amount = formatDollarsAndCents(end.quote?.refundCents ?? 0);
  return end.refund_to === "lienholder"
    ? t(LIENHOLDER, { amount, lender: end.payee ?? "" })
    : t("We pay you {amount} within 30 days.", { amount });
}

const LIENHOLDER = english(
  "{amount} goes to {lender} within 30 days and lowers what you owe. Your monthly payment stays the same; the loan ends sooner.",
);

/** Tells the buyer what ended and where the money goes, and the retailer what it has to pay. */
export async function mailCancellation(
  trx: TenantTransaction,
  ctx: PlansContext,
  ended: Ended,
): Promise<void> {
  const { order, row, end } = ended;
  const amount = formatDollarsAndCents(end.quote?.refundCents ?? 0);
  await writeToBuyer(trx, ctx, {
    order,
    news: {
      mail: PLAN_CANCELED,
      params: (reader) => ({
        plan: row.terms.label,
        amount,
        contractNumber: row.contract_number ?? "",
        cancellationNumber: end.cancellation_number ?? "",
        day: dayText(dayOf(end.on_date), languageOf(reader)),
        whereTo: whereTo(ended, textOf(reader)),
        link: `${ctx.siteOrigin}${inLanguage(languageOf(reader), `/deals/${order.orderNumber}`)}`,
      }),
    },
  });
  if ((end.quote?.refundCents ?? 0) === 0) return;
  await queueMessage(trx, ctx, {
    channel: "email",
    to: ctx.tenant.support.email,
    template: REFUND_DUE,
    params: {
      orderNumber: order.orderNumber,
      plan: row.terms.label,
      cancellationNumber: end.cancellation_number ?? "",
      amount,
      payee: end.refund_to === "lienholder" ? `${end.payee ?? ""} (lienholder)` : "the buyer",
      administratorPart: formatDollarsAndCents(end.quote?.administratorPartCents ?? 0),
      retailerPart: formatDollarsAndCents(end.quote?.retailerPartCents ?? 0),
    },
  });
}

/** Tells the buyer that the refund was paid. */
export async function mailRefundPaid(trx: TenantTransaction, ctx: PlansContext, ended: Ended): Promise<void> {
  const { order, row, end } = ended;
  await writeToBuyer(trx, ctx, {
    order,
    news: {
      mail: REFUND_PAID,
      params: (reader) => ({
        plan: row.terms.label,
        amount: formatDollarsAndCents(end.quote?.refundCents ?? 0),
        day: dayText(dayOf(end.paid_on ?? end.on_date), languageOf(reader)),
        whereTo: paidTo(end, textOf(reader)),
        link: `${ctx.siteOrigin}${inLanguage(languageOf(reader), `/deals/${order.orderNumber}`)}`,
      }),
    },
  });
}

function paidTo({ refund_to, payee }: CancellationRow, t: Text): string {
  return refund_to === "lienholder"
    ? t("It went to {lender} and lowers what you owe.", { lender: payee ?? "" })
    : t("It went to you.");
}
