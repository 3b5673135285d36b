import type { RequestContext } from "#platform/server/context/request-context.ts";
import { keptStatementOfMany } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Order, OrderSnapshot } from "../../domain/order.ts";
import { nameSnapshot } from "./known-snapshots.ts";
import { historyRows, historyValues, type NewHistoryEntry } from "./orders-repo.ts";
import type {} from "./orders-table.ts";
import { ofTradedCar } from "./traded-car-repo.ts";

/** A move of an order and what the history says of it are one statement: neither is there without the other. */
type Move = ReturnType<typeof historyRows>[number] & {
  readonly toStatus: Order["orderStatus"];
  readonly toDeal: Order["dealStatus"];
  readonly moment: Date | null;
};

/**
 * @param own what else it changes of the order
 * @param forgetsCar the traded-in car of an earlier submission goes in the same statement
 */
function writing<Row extends Move>(
  own: (order: Row) => {
    readonly canceled_at?: Date | null;
    readonly submitted_at?: Date | null;
    readonly snapshot?: string;
    readonly snapshot_version?: string;
    readonly amount_due_cents?: number;
  },
  { forgetsCar = false } = {},
) {
  return keptStatementOfMany((db, moves: readonly Row[]) => {
    const [order] = moves as readonly [Row, ...Row[]];
    const moved = db.with("moved", (also) =>
      also
        .updateTable("orders")
        .set({
          order_status: order.toStatus,
          deal_status: order.toDeal,
          updated_at: order.at,
          ...own(order),
        })
        .where("tenant_id", "=", order.tenantId)
        .where("id", "=", order.orderId),
    );
    const history = moves.map(historyValues);
    if (!forgetsCar) return moved.insertInto("order_history").values(history);
    return moved
      .with("forgotten", (also) => ofTradedCar(also, order))
      .insertInto("order_history")
      .values(history);
  });
}

const ofMoved = (order: Move) => ({ canceled_at: order.moment });
const FORGETTING = { forgetsCar: true };
const writeMoves = { keeping: writing(ofMoved), forgetting: writing(ofMoved, FORGETTING) };

/**
 * Writes both statuses, the moment that belongs to them, and the history, in this sequence (ORD-02).
 * @param input.forgetsCar also forgets the traded-in car of an earlier submission
 */
export async function updateStatus(
  trx: TenantTransaction,
  ctx: RequestContext,
  {
    order,
    history,
    forgetsCar = false,
  }: {
    readonly order: Order;
    readonly history: readonly NewHistoryEntry[];
    readonly forgetsCar?: boolean | undefined;
  },
): Promise<void> {
  const moment = order.canceledAt === null ? null : new Date(order.canceledAt);
  const write = forgetsCar ? writeMoves.forgetting : writeMoves.keeping;
  await write(trx, movesOf(ctx, { order, history, moment }));
}

const ofSubmitted = (order: Move) => ({ submitted_at: order.moment });
const ofPriced = (order: Move & Priced) => ({
  submitted_at: order.moment,
  snapshot: order.snapshot,
  snapshot_version: order.version,
  amount_due_cents: order.dueCents,
});
const keeping = { submitted: writing(ofSubmitted), priced: writing(ofPriced) };
const forgetting = { submitted: writing(ofSubmitted, FORGETTING), priced: writing(ofPriced, FORGETTING) };
interface Priced {
  readonly snapshot: string;
  readonly version: string;
  readonly dueCents: number;
}

/**
 * Writes a submission: both statuses, the moment, the snapshot where it differs from the stored one, and the history.
 * @param input.forgetsCar also forgets the traded-in car of an earlier submission
 */
export async function updateSubmitted(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: {
    readonly order: Order;
    readonly at: Date;
    readonly snapshot: OrderSnapshot | undefined;
    readonly history: readonly NewHistoryEntry[];
    readonly forgetsCar: boolean;
  },
): Promise<void> {
  const { order, at: moment, history, snapshot } = input;
  const moves = movesOf(ctx, { order, history, moment });
  const write = input.forgetsCar ? forgetting : keeping;
  if (snapshot === undefined) return void (await write.submitted(trx, moves));
  const version = nameSnapshot(ctx.tenantId, { ...order, snapshot });
  const priced = { snapshot: JSON.stringify(snapshot), version, dueCents: snapshot.amountDueCents };
  await write.priced(
    trx,
    moves.map((move) => ({ ...move, ...priced })),
  );
}

function movesOf(
  ctx: RequestContext,
  move: { readonly order: Order; readonly history: readonly NewHistoryEntry[]; readonly moment: Date | null },
): Move[] {
  const { orderStatus: toStatus, dealStatus: toDeal } = move.order;
  return historyRows(ctx, move.history).map((row) => ({ ...row, toStatus, toDeal, moment: move.moment }));
}
