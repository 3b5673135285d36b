import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { DocumentType } from "../domain/document-types.ts";
import type { DocumentsReadContext } from "./documents-context.ts";
import { insertRequest } from "./internal/document-requests-repo.ts";
import { recordProgress } from "./record-progress.ts";

/**
 * The retailer or a lender asks for a further document. A file of that type that is there already answers it, and
 * one file answers everybody who asks (issue: asked once). Inside the caller's transaction; repeats change nothing.
 * @throws AppError conflict `order.closed`
 */
export async function requestDocument(
  trx: TenantTransaction,
  ctx: DocumentsReadContext,
  input: { readonly order: Order; readonly type: DocumentType; readonly requestedBy: "retailer" | "lender" },
): Promise<void> {
  const { order, type, requestedBy } = input;
  requireOpenOrder(order);
  await insertRequest(trx, ctx, { order_id: order.id, type, requested_by: requestedBy });
  await recordProgress(trx, ctx, order);
}
