import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { accountWords } from "#modules/orders/domain/payment-account.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { isDelivered } from "#modules/orders/domain/states/is-delivered.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { writeToBuyer } from "#modules/orders/server/write-to-buyer.ts";
import { AFTER_RETURN, CANCELED_PAYMENT_RETURNED } from "../cancellation-messages.ts";
import {
  PAYMENT_ALERT,
  PAYMENT_FAILED,
  PAYMENT_FAILED_SMS,
  PAYMENT_LOST_AFTER_HANDOVER,
  PAYMENT_LOST_AFTER_HANDOVER_SMS,
  PAYMENT_REFUNDED,
  PAYMENT_RETURNED,
  PAYMENT_RETURNED_SMS,
} from "../messages.ts";
import { findEntries } from "./internal/ledger-repo.ts";
import type { PaymentRow } from "./internal/payments-repo.ts";
import { queueInvoiceMail } from "./invoices/mail-invoice.ts";
import type { PaymentsContext } from "./payments-context.ts";

type PaymentNews = "received" | "failed" | "returned" | "refunded" | "refund-failed" | "went-back-twice";

interface ToldPayment {
  readonly order: Order;
  readonly row: Pick<PaymentRow, "id" | "display" | "amount_cents">;
  readonly news: PaymentNews;
}

/** A mail, and a text message where the buyer has to act before the car can be handed over. */
const WHILE_OPEN = {
  failed: { mail: PAYMENT_FAILED, sms: PAYMENT_FAILED_SMS },
  returned: { mail: PAYMENT_RETURNED, sms: PAYMENT_RETURNED_SMS },
  refunded: { mail: PAYMENT_REFUNDED },
} as const;
const AFTER_HANDOVER = {
  mail: PAYMENT_LOST_AFTER_HANDOVER,
  sms: PAYMENT_LOST_AFTER_HANDOVER_SMS,
} as const;

const WENT_BACK_TWICE =
  "The bank took this payment back, and the refund went out as well: the buyer received the money twice. Please ask your payment service to reverse the refund.";

/** Writes the messages about a payment, a text message only with consent, in the transaction of what they are about. */
export async function notifyPaymentNews(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  told: ToldPayment,
): Promise<void> {
  const isBackTwice = told.news === "returned" && (await wentBackTwice(trx, ctx, told));
  await alertRetailer(trx, ctx, { told, what: whatToDo(told, isBackTwice) });
  const { order, row, news } = told;
  if (news === "refund-failed" || news === "went-back-twice") return;
  if (news === "received") return queueInvoiceMail(trx, ctx, { orderId: order.id, paymentId: row.id });
  if (news !== "refunded" && order.orderStatus === "CANCELED")
    return notifyOfCanceled(trx, ctx, { told, isBackTwice });
  const isLost = news !== "refunded" && isDelivered(order.orderStatus);
  await writeToBuyer(trx, ctx, {
    order,
    news: {
      ...(isLost ? AFTER_HANDOVER : WHILE_OPEN[news]),
      params: (reader) => ({
        ...factsOf(told),
        vehicle: order.snapshot.vehicle.title,
        display: accountWords(textOf(reader), row.display),
      }),
    },
  });
}

/** Nobody pays for a car they will not get; a charge that never arrived needs no words beside the cancellation's. */
async function notifyOfCanceled(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  { told, isBackTwice }: { readonly told: ToldPayment; readonly isBackTwice: boolean },
): Promise<void> {
  if (told.news === "failed") return;
  await writeToBuyer(trx, ctx, {
    order: told.order,
    news: {
      mail: CANCELED_PAYMENT_RETURNED,
      params: (reader) => {
        const t = textOf(reader);
        const refund = t(isBackTwice ? AFTER_RETURN.refundedToo : AFTER_RETURN.notRefunded);
        return { ...factsOf(told), display: accountWords(t, told.row.display), refund };
      },
    },
  });
}

function factsOf({ order, row }: ToldPayment) {
  const amount = formatDollarsAndCents(row.amount_cents);
  return { amount, orderNumber: order.orderNumber, display: row.display };
}

/** The books go below zero for a payment that was refunded and taken back. */
async function wentBackTwice(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  { order, row }: ToldPayment,
): Promise<boolean> {
  const lines = await findEntries(trx, ctx, order.id);
  const own = lines.filter(({ payment_id }) => payment_id === row.id);
  return own.reduce((sum, { amount_cents }) => sum + amount_cents, 0) < 0;
}

/** What the retailer has to act on; undefined when it is nothing. */
function whatToDo({ order, news }: ToldPayment, isBackTwice: boolean): string | undefined {
  if (news === "went-back-twice" || isBackTwice) return WENT_BACK_TWICE;
  if (news === "refund-failed") return "A refund did not go through. Please refund the buyer another way.";
  const isAfter = isDelivered(order.orderStatus);
  if (news === "failed" && isAfter)
    return "This payment did not go through after the vehicle was delivered. The buyer was asked to call you.";
  if (news !== "returned") return undefined;
  if (order.orderStatus === "CANCELED")
    return "The bank took the payment back. The order is canceled, so there is nothing left to refund.";
  return isAfter
    ? "The bank took the payment back after the vehicle was delivered. The buyer was asked to call you."
    : "The bank took the payment back. Do not hand the vehicle over.";
}

async function alertRetailer(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  { told, what }: { readonly told: ToldPayment; readonly what: string | undefined },
): Promise<void> {
  if (what === undefined) return;
  await queueMessage(trx, ctx, {
    channel: "email",
    to: ctx.tenant.support.email,
    template: PAYMENT_ALERT,
    params: { ...factsOf(told), what },
  });
}
