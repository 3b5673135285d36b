import { isDeepStrictEqual } from "node:util";
import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { OfferFigure, OfferLine } from "../../domain/offer/offer-line.ts";
import { isHeldBySale } from "../../domain/held-by-sale.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { DecideBody } from "../../domain/trade-in-schemas.ts";
import { tradeInAfter } from "../../domain/trade-in-status.ts";
import type { TradeInView } from "../../domain/trade-in-view.ts";
import {
  findTradeIn,
  openFigures,
  sealFigures,
  type TradeInRow,
  updateTradeIn,
} from "../internal/trade-in-repo.ts";
import { tellOwner } from "../internal/tell-owner.ts";
import { viewOfTradeIn } from "../internal/view-of-trade-in.ts";
import { tellDeals } from "../offer-changed.ts";
import type { TradeInContext } from "../trade-in-context.ts";
import { beingSold, noSuchTradeIn, wrongMove } from "../trade-in-errors.ts";

const NO_AMOUNT = english("Enter the amount of the offer.");
const OFFER_DAYS = 7;
const NEWS = { AVAILABLE: "offer", FURTHER_REVIEW: "needs-more", DENIED: "not-taken" } as const;
const DAY = 86_400_000;

/**
 * A person's word about a car that waits for one (TRADE-05): an amount, with or without a boost on top, more to look at, or
 * no. The same word again changes nothing, the days that an offer has left included.
 * @throws AppError not-found; conflict where nothing waits; invalid without an amount
 */
export async function decideTradeIn(
  ctx: TradeInContext,
  { id, word }: { readonly id: string; readonly word: DecideBody },
): Promise<TradeInView> {
  return ctx.db.transaction(async (trx) => {
    const row = await findTradeIn(trx, ctx, { id, lock: true });
    if (row === undefined) throw noSuchTradeIn();
    return decideLocked(trx, ctx, { row, word });
  });
}

/** The same of a row that this transaction holds. */
export async function decideLocked(
  trx: TenantTransaction,
  ctx: TradeInContext,
  { row, word }: { readonly row: TradeInRow; readonly word: DecideBody },
): Promise<TradeInView> {
  if (isHeldBySale(row.taken_by)) throw beingSold();
  if (row.decision === word.decision && (word.decision !== "AVAILABLE" || isSaid(ctx, row, word)))
    return viewOfTradeIn(ctx, row);
  const isOpen =
    row.decision === "PENDING" || row.decision === "FURTHER_REVIEW" || row.decision === "AVAILABLE";
  if (!isOpen) throw wrongMove(`trade-in ${row.status} ${word.decision}`);
  const updated = await updateTradeIn(trx, ctx, {
    id: row.id,
    version: row.version,
    ...changeOf(ctx, row, word),
  });
  await tellDeals(trx, ctx, row);
  await tellOwner(trx, ctx, { row: updated, news: NEWS[word.decision] });
  return viewOfTradeIn(ctx, updated);
}

function changeOf(ctx: TradeInContext, row: TradeInRow, word: DecideBody): Partial<TradeInRow> {
  if (word.decision === "FURTHER_REVIEW")
    return { decision: "FURTHER_REVIEW", review_due_at: null, expires_at: null };
  if (word.decision === "DENIED") {
    const status = tradeInAfter(row.status, "denied");
    if (status === null) throw wrongMove(`trade-in ${row.status} denied`);
    return { decision: "DENIED", status, review_due_at: null, expires_at: null };
  }
  const figures = openFigures(ctx, row);
  const now = figureByHand(figures?.now ?? null, word);
  const at = ctx.clock.now();
  return {
    decision: "AVAILABLE",
    figure_sealed: sealFigures(ctx, row.id, { ...figures, now, before: figures?.now ?? null }),
    review_due_at: null,
    offered_at: at,
    expires_at: new Date(at.getTime() + OFFER_DAYS * DAY),
  };
}

/** An offer that still stands, line by line as the word makes it. */
function isSaid(ctx: TradeInContext, row: TradeInRow, word: DecideBody): boolean {
  const now = openFigures(ctx, row)?.now;
  const stands = row.expires_at !== null && row.expires_at > ctx.clock.now();
  return stands && now?.kind === "offer" && isDeepStrictEqual(now.lines, figureByHand(now, word).lines);
}

type MadeOffer = Extract<OfferFigure, { readonly kind: "offer" }>;

/** A person's amount is one line; a boost is a line of its own (TRADE-01). */
function figureByHand(earlier: OfferFigure | null, { amountCents, boostCents }: DecideBody): MadeOffer {
  const boost: readonly OfferLine[] = boostCents
    ? [{ code: "boost", amountCents: boostCents, values: {} }]
    : [];
  if (amountCents == null && earlier?.kind === "offer") {
    const own = earlier.lines.filter(({ code }) => code !== "boost");
    const lines = [...own, ...boost];
    return { ...earlier, lines, amountCents: lines.reduce((sum, line) => sum + line.amountCents, 0) };
  }
  if (amountCents == null)
    throw new AppError("invalid", {
      code: "body.invalid",
      message: NO_AMOUNT,
      fields: { amountCents: NO_AMOUNT },
    });
  const lines: readonly OfferLine[] = [{ code: "appraisal", amountCents, values: {} }, ...boost];
  return {
    kind: "offer",
    amountCents: lines.reduce((sum, line) => sum + line.amountCents, 0),
    lines,
    band: null,
    basis: null,
  };
}
