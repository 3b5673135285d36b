import { openDescribed } from "../internal/trade-in-repo.ts";
import type { TradeInContext } from "../trade-in-context.ts";

interface DeskTradeIn {
  readonly id: string;
  readonly car: string;
  readonly status: string;
  readonly decision: string | null;
  /** The order or sale that has the car. */
  readonly takenBy: string | null;
}

/** The trade-ins that changed last, for whoever plays the retailer. */
export async function listForDesk(
  ctx: TradeInContext,
): Promise<{ readonly tradeIns: readonly DeskTradeIn[] }> {
  const rows = await ctx.db.transaction((trx) =>
    trx
      .selectFrom("trade_in")
      .selectAll()
      .where("tenant_id", "=", ctx.tenantId)
      .where("decision", "is not", null)
      .orderBy("changed_at", "desc")
      .limit(8)
      .execute(),
  );
  const tradeIns = rows.map((row) => {
    const { car } = openDescribed(ctx, row);
    const name = car === null ? "A car" : `${car.year} ${car.make} ${car.model}`;
    return { id: row.id, car: name, status: row.status, decision: row.decision, takenBy: row.taken_by };
  });
  return { tradeIns };
}
