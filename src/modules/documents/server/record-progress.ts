import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { isOrderOver } from "#modules/orders/domain/states/is-order-over.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { DocumentEntry } from "../domain/document-list.ts";
import { documentStepStatus, hasSigningDocuments } from "../domain/document-step-status.ts";
import type { DocumentsReadContext } from "./documents-context.ts";
import { readDocuments } from "./list-documents.ts";

/** Job told once the documents that signing waits for are there. */
export const SIGNING_DOCUMENTS_COMPLETE = "documents.signing-documents-complete";

/** Milestone and event that follow from what is there now; a closed order has none. */
export async function recordProgress(
  trx: TenantTransaction,
  ctx: DocumentsReadContext,
  order: Order,
): Promise<readonly DocumentEntry[]> {
  const entries = await readDocuments(trx, ctx, order);
  if (isOrderOver(order.orderStatus)) return entries;
  if (documentStepStatus(entries) === "COMPLETED") {
    const reason = english("Your documents were submitted.");
    await transitionOrder(trx, ctx, {
      orderId: order.id,
      orderStatus: "DOCS_UPLOADED",
      actor: "buyer",
      reason,
    });
  }
  if (hasSigningDocuments(entries)) {
    const payload = { orderId: order.id };
    // No key: one that runs may have looked before this upload.
    await enqueueJob(trx, ctx, { kind: SIGNING_DOCUMENTS_COMPLETE, payload });
  }
  return entries;
}
