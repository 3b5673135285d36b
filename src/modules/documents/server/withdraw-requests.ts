import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { DocumentsReadContext } from "./documents-context.ts";
import { deleteUnanswered } from "./internal/document-requests-repo.ts";
import { recordProgress } from "./record-progress.ts";

/** The lender paid: what it asked for and nobody sent is not waited for anymore. Repeats change nothing. */
export async function withdrawLenderRequests(
  trx: TenantTransaction,
  ctx: DocumentsReadContext,
  order: Order,
): Promise<void> {
  await deleteUnanswered(trx, ctx, { orderId: order.id, requestedBy: "lender" });
  await recordProgress(trx, ctx, order);
}
