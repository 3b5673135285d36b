import type { Order } from "#modules/orders/domain/order.ts";
import { writeToBuyer } from "#modules/orders/server/write-to-buyer.ts";
import { languageOf, textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { inLanguage } from "#platform/shared/texts/language.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { PLAN_CANCELED } from "../../messages.ts";
import type { PlansContext } from "../plans-context.ts";
import type { CancellationRow } from "./cancellations-repo.ts";
import type { PlanRow } from "./contracts-repo.ts";
import { mailRefundDue, whereTo } from "./mail-refund.ts";
import type { PayoutRow } from "./payouts-repo.ts";

interface Ended {
  readonly order: Order;
  readonly row: PlanRow;
  readonly end: CancellationRow;
  readonly payouts: readonly PayoutRow[];
}

/** Noon, so that no zone makes another day of it. */
const dayOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

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
        whereTo: whereTo(ended.payouts, textOf(reader)),
        link: `${ctx.siteOrigin}${inLanguage(languageOf(reader), `/deals/${order.orderNumber}`)}`,
      }),
    },
  });
  await mailRefundDue(trx, ctx, ended);
}
