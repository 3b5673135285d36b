import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { messageTemplate } from "#modules/messaging/domain/message-template.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { writeToBuyer } from "#modules/orders/server/write-to-buyer.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { DOCUMENT_NAMES, type DocumentType } from "../domain/document-types.ts";
import type { DocumentsReadContext } from "./documents-context.ts";

const MAIL = messageTemplate({
  key: "progress.documentRequested",
  subject: "We need another document for your order",
  text: "Hi {firstName},\n\nWe need this from you for order {orderNumber} ({vehicle}): {documents}.\n\nPlease open the order and choose Upload Documents.\n\nQuestions? Call {supportPhone}.",
});

const SMS = messageTemplate({
  key: "progress.documentRequestedSms",
  subject: "We need another document",
  text: "{brand}: {firstName}, we need this for your {vehicle}: {documents}. Please open order {orderNumber} and choose Upload Documents. Questions? Call {supportPhone}.",
});

/** Writes the buyer which documents are asked for now, each request once. */
export async function notifyRequested(
  trx: TenantTransaction,
  ctx: DocumentsReadContext,
  { order, asked }: { readonly order: Order; readonly asked: readonly DocumentType[] },
): Promise<void> {
  await writeToBuyer(trx, ctx, {
    order,
    news: {
      mail: MAIL,
      sms: SMS,
      params: (reader) => ({
        orderNumber: order.orderNumber,
        vehicle: order.snapshot.vehicle.title,
        documents: asked.map((type) => textOf(reader)(DOCUMENT_NAMES[type])).join(", "),
      }),
    },
  });
}
