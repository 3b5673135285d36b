import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { LendersContext } from "../lenders-context.ts";
import { findRequestsById, type RequestRow } from "./lender-request-repo.ts";

/** Requests of one application whose rows the transaction keeps, and their order. */
interface LockedRequests {
  readonly rows: ReadonlyMap<string, RequestRow>;
  readonly heldOrder: unknown;
}

/** One request that the transaction keeps, and its order. */
interface LockedRequest {
  readonly row: RequestRow;
  readonly heldOrder: unknown;
}

/**
 * Requests of one application, their rows kept until the transaction ends. The order is kept first, as whoever accepts
 * or withdraws does: two that take the same rows in another sequence would wait for each other.
 */
export async function lockRequests(
  trx: TenantTransaction,
  ctx: LendersContext,
  { orderId, requestIds }: { readonly orderId: string; readonly requestIds: readonly string[] },
): Promise<LockedRequests> {
  // Sent together, and done in this sequence: the requests are looked up once the order is ours.
  const [heldOrder, rows] = await Promise.all([
    ctx.lenderNews.holdOrder(trx, ctx, { orderId }),
    findRequestsById(trx, ctx, { requestIds, lock: true }),
  ]);
  return { rows, heldOrder };
}

/** One of them, of which only its id is known; undefined for none. */
export async function lockRequest(
  trx: TenantTransaction,
  ctx: LendersContext,
  { requestId }: { readonly requestId: string },
): Promise<LockedRequest | undefined> {
  const requestIds = [requestId];
  const seen = (await findRequestsById(trx, ctx, { requestIds })).get(requestId);
  if (seen === undefined) return undefined;
  const { rows, heldOrder } = await lockRequests(trx, ctx, { orderId: seen.order_id, requestIds });
  const row = rows.get(requestId);
  return row && { row, heldOrder };
}
