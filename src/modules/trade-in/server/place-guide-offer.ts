import type { Cents } from "#platform/shared/money.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import type { OfferFigure } from "../domain/offer/offer-line.ts";
import { isHeldBySale } from "../domain/held-by-sale.ts";
import type { TradeInView } from "../domain/trade-in-view.ts";
import { type Holder, ownTradeIn } from "./internal/own-trade-in.ts";
import { tellOwner } from "./internal/tell-owner.ts";
import { openFigures, sealFigures, updateTradeIn } from "./internal/trade-in-repo.ts";
import { viewOfTradeIn } from "./internal/view-of-trade-in.ts";
import type { TradeInContext } from "./trade-in-context.ts";
import { beingSold, changedElsewhere, wrongMove } from "./trade-in-errors.ts";

/** TRADE-06. */
const OFFER_DAYS = 7;

interface GuidedOffer {
  /** Of the trade-in, as it was when the offer was checked. */
  readonly version: number;
  readonly amountCents: Cents;
  readonly expiresAt: Date;
}

/**
 * An offer of a price guide becomes the trade-in's own, for as long as the guide says and seven days at most (TRADE-09).
 * The same offer again changes nothing.
 * @throws AppError conflict where nothing was asked for, `tradeIn.beingSold`, `tradeIn.changed`; not-found
 */
export async function placeGuideOffer(
  ctx: TradeInContext,
  holder: Holder,
  { version, amountCents, expiresAt }: GuidedOffer,
): Promise<TradeInView> {
  return ctx.db.transaction(async (trx) => {
    const row = await ownTradeIn(trx, ctx, holder);
    if (isHeldBySale(row.taken_by)) throw beingSold();
    if (row.version !== version) throw changedElsewhere();
    const isAsked = row.status === "In progress" && row.decision !== null && row.decision !== "DENIED";
    if (!isAsked) throw wrongMove(`trade-in ${row.status} guided`);
    const known = openFigures(ctx, row);
    const earlier = known?.now ?? null;
    // Only a person clears what an odometer says.
    if (earlier?.kind === "review" && earlier.reasons.includes("odometer"))
      throw wrongMove("trade-in with a doubtful odometer guided");
    if (earlier?.kind === "offer" && isGuided(earlier, amountCents)) return viewOfTradeIn(ctx, row);
    const now: OfferFigure = {
      kind: "offer",
      amountCents,
      lines: [{ code: "guide", amountCents, values: {} }],
      band: null,
      basis: null,
    };
    const at = ctx.clock.now();
    const updated = await updateTradeIn(trx, ctx, {
      id: row.id,
      version,
      decision: "AVAILABLE",
      figure_sealed: sealFigures(ctx, row.id, { ...known, now, before: null }),
      review_due_at: null,
      offered_at: at,
      expires_at: new Date(Math.min(expiresAt.getTime(), at.getTime() + OFFER_DAYS * DAY_MS)),
    });
    await tellOwner(trx, ctx, { row: updated, news: "offer" });
    return viewOfTradeIn(ctx, updated);
  });
}

const isGuided = ({ lines }: Extract<OfferFigure, { kind: "offer" }>, amountCents: Cents): boolean =>
  lines.length === 1 && lines[0]?.code === "guide" && lines[0].amountCents === amountCents;
