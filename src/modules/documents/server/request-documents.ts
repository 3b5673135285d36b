import { AppError } from "#platform/shared/app-error.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { isOrderOver } from "#modules/orders/domain/states/is-order-over.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { DocumentEntry } from "../domain/document-list.ts";
import type { DocumentType } from "../domain/document-types.ts";
import type { DocumentsReadContext } from "./documents-context.ts";
import { insertRequests } from "./internal/document-requests-repo.ts";
import { readDocuments } from "./list-documents.ts";
import { recordProgress } from "./record-progress.ts";
import { notifyRequested } from "./notify-requested.ts";

interface Request {
  readonly documentTypes: readonly DocumentType[];
  /** One sentence that the buyer reads beside each of them; empty where there is nothing to say. Never personal. */
  readonly reason?: string;
  /** The lender when left out: what an offer is conditional on. */
  readonly requestedBy?: "retailer" | "lender";
}

/**
 * The stipulations of an accepted offer, or what a lender or the retailer asks for later: each type once, a file that
 * is there already answers it, and one file answers everybody who asks. The buyer is told once of what is new. Works
 * on a draft as well, in the transaction that submits it. Repeats change nothing.
 * @throws AppError not-found; conflict `order.closed`
 */
export async function requestDocuments(
  trx: TenantTransaction,
  ctx: DocumentsReadContext,
  input: Request & { readonly orderId: string },
): Promise<void> {
  const { orderId, ...request } = input;
  const order = await requireOrder(trx, ctx, { id: orderId, lock: true });
  await requestOf(trx, ctx, { ...request, order });
}

/** The same for callers that hold the order's row. */
export async function requestOf(
  trx: TenantTransaction,
  ctx: DocumentsReadContext,
  input: Request & { readonly order: Order },
): Promise<void> {
  const { order, documentTypes, reason = "", requestedBy = "lender" } = input;
  requireNotOver(order);
  const before = await readDocuments(trx, ctx, order);
  const rows = documentTypes.map((type) => ({ order_id: order.id, type, requested_by: requestedBy, reason }));
  await insertRequests(trx, ctx, rows);
  const after = isInCart(order.orderStatus)
    ? await readDocuments(trx, ctx, order)
    : await recordProgress(trx, ctx, order);
  const asked = newlyMissing(before, after);
  if (asked.length > 0) await notifyRequested(trx, ctx, { order, asked });
}

/** Slots without a file that were not asked for before. */
function newlyMissing(
  before: readonly DocumentEntry[],
  after: readonly DocumentEntry[],
): readonly DocumentType[] {
  const known = new Set(before.filter(({ isRequired }) => isRequired).map(({ key }) => key));
  return after
    .filter(({ id, status }) => id === null && status === "initialized")
    .map(({ key }) => key)
    .filter((key) => !known.has(key));
}

function requireNotOver({ orderStatus }: Order): void {
  if (!isOrderOver(orderStatus)) return;
  throw new AppError("conflict", { code: "order.closed", message: "This order can't be changed anymore." });
}
