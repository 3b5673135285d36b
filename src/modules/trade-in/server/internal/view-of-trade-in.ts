import { isHeldBySale } from "../../domain/held-by-sale.ts";
import { tradeInAfter } from "../../domain/trade-in-status.ts";
import type { TradeInView } from "../../domain/trade-in-view.ts";
import type { TradeInContext } from "../trade-in-context.ts";
import { openDescribed, openFigures, type TradeInRow } from "./trade-in-repo.ts";

/** A trade-in as its owner may see it; an offer that ran out is a Draft again, whenever anybody looks (table G). */
export function viewOfTradeIn(ctx: TradeInContext, row: TradeInRow): TradeInView {
  const { vin, ...described } = openDescribed(ctx, row);
  const figures = openFigures(ctx, row);
  const isOver = row.expires_at !== null && row.expires_at <= ctx.clock.now();
  const hasRunOut = isOver && row.taken_by === null;
  return {
    id: row.id,
    version: row.version,
    now: ctx.clock.now().toISOString(),
    status: (hasRunOut ? tradeInAfter(row.status, "ranOut") : null) ?? row.status,
    ...described,
    vinEnding: vin?.slice(-6) ?? null,
    decision: hasRunOut ? null : row.decision,
    figure: hasRunOut ? null : (figures?.now ?? null),
    figureBefore: figures?.before ?? null,
    reviewDueAt: row.review_due_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    isKept: row.account_id !== null,
    isSelling: isHeldBySale(row.taken_by),
  };
}
