import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptStatementOfMany } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order, OrderSnapshot } from "../../domain/order.ts";
import { historyRows, historyValues, type NewHistoryEntry } from "./orders-repo.ts";
import type {} from "./orders-table.ts";

/** A move of an order and what the history says of it are one statement: neither is there without the other. */
type Move = ReturnType<typeof historyRows>[number] & {
  readonly toStatus: Order["orderStatus"];
  readonly toDeal: Order["dealStatus"];
  readonly moment: Date | null;
};

const writeMoves = keptStatementOfMany((db, moves: readonly Move[]) => {
  const [order] = moves as readonly [Move];
  return db
    .with("moved", (also) =>
      also
        .updateTable("orders")
        .set({
          order_status: order.toStatus,
          deal_status: order.toDeal,
          canceled_at: order.moment,
          updated_at: order.at,
        })
        .where("tenant_id", "=", order.tenantId)
        .where("id", "=", order.orderId),
    )
    .insertInto("order_history")
    .values(moves.map(historyValues));
});

/** Writes both statuses, the moment that belongs to them, and the history, in this sequence (ORD-02). */
export async function updateStatus(
  trx: TenantTransaction,
  ctx: RequestContext,
  { order, history }: { readonly order: Order; readonly history: readonly NewHistoryEntry[] },
): Promise<void> {
  const moment = order.canceledAt === null ? null : new Date(order.canceledAt);
  await writeMoves(trx, movesOf(ctx, { order, history, moment }));
}

type Submission = Move & { readonly snapshot: string; readonly dueCents: number };

const writeSubmission = submitting((order) => ({
  snapshot: order.snapshot,
  amount_due_cents: order.dueCents,
}));
const writeUnchanged = submitting(() => ({}));

function submitting(
  withSnapshot: (order: Submission) => { readonly snapshot?: string; readonly amount_due_cents?: number },
) {
  return keptStatementOfMany((db, moves: readonly Submission[]) => {
    const [order] = moves as readonly [Submission];
    return db
      .with("submitted", (also) =>
        also
          .updateTable("orders")
          .set({
            order_status: order.toStatus,
            deal_status: order.toDeal,
            submitted_at: order.moment,
            updated_at: order.at,
            ...withSnapshot(order),
          })
          .where("tenant_id", "=", order.tenantId)
          .where("id", "=", order.orderId),
      )
      .insertInto("order_history")
      .values(moves.map(historyValues));
  });
}

/** Writes a submission: both statuses, the moment, the snapshot where it differs from the stored one, and the history. */
export async function updateSubmitted(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: {
    readonly order: Order;
    readonly at: Date;
    readonly snapshot: OrderSnapshot | undefined;
    readonly history: readonly NewHistoryEntry[];
  },
): Promise<void> {
  const { order, at: moment, history, snapshot } = input;
  const moves = movesOf(ctx, { order, history, moment });
  const kept = {
    snapshot: snapshot === undefined ? "" : JSON.stringify(snapshot),
    dueCents: snapshot?.amountDueCents ?? 0,
  };
  const write = snapshot === undefined ? writeUnchanged : writeSubmission;
  await write(
    trx,
    moves.map((move) => ({ ...move, ...kept })),
  );
}

function movesOf(
  ctx: RequestContext,
  move: { readonly order: Order; readonly history: readonly NewHistoryEntry[]; readonly moment: Date | null },
): Move[] {
  const { orderStatus: toStatus, dealStatus: toDeal } = move.order;
  return historyRows(ctx, move.history).map((row) => ({ ...row, toStatus, toDeal, moment: move.moment }));
}
