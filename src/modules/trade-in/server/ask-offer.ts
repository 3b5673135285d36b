import { isHoliday } from "#modules/tenancy/domain/holidays.ts";
import { ageInYears } from "#modules/trade-in-valuation/domain/age-in-years.ts";
import { missingOf } from "../domain/described.ts";
import { QUESTIONS } from "../domain/questions-data.ts";
import { figureOffer } from "../domain/offer/figure-offer.ts";
import type { Described } from "../domain/described.ts";
import type { OfferFigure } from "../domain/offer/offer-line.ts";
import { offerTermsOf } from "../domain/offer/offer-terms-of.ts";
import { requireOwed } from "./internal/require-owed.ts";
import { reviewDueAt, reviewWeekOf } from "../domain/review/review-due.ts";
import { tradeInAfter } from "../domain/trade-in-status.ts";
import type { TradeInView } from "../domain/trade-in-view.ts";
import type { ValueTable } from "#modules/trade-in-valuation/domain/value-table.ts";
import { askAppraiser } from "./appraisal/ask-appraiser.ts";
import { type Holder, ownTradeIn } from "./internal/own-trade-in.ts";
import { runsBackwards } from "./internal/require-forward-miles.ts";
import {
  type Figures,
  openDescribed,
  openFigures,
  sealFigures,
  type TradeInRow,
  updateTradeIn,
} from "./internal/trade-in-repo.ts";
import { tellOwner } from "./internal/tell-owner.ts";
import { latestValues } from "#modules/trade-in-valuation/server/values-repo.ts";
import { viewOfTradeIn } from "./internal/view-of-trade-in.ts";
import type { TradeInContext } from "./trade-in-context.ts";
import { incomplete, wrongMove } from "./trade-in-errors.ts";

/** TRADE-06. */
const OFFER_DAYS = 7;
const DAY = 86_400_000;

/**
 * TRADE-05, TRADE-09: an offer with its arithmetic at once, or a person's review with the time by which it is done.
 * Asking again for the same answers is the same offer.
 * @throws AppError invalid `tradeIn.incomplete` with what is left, or with the field `owedCents`; conflict; not-found
 */
export async function askOffer(ctx: TradeInContext, holder: Holder): Promise<TradeInView> {
  return ctx.db.transaction(async (trx) => {
    const row = await ownTradeIn(trx, ctx, holder);
    // Asked twice: the first answer stands.
    if (row.decision !== null) return viewOfTradeIn(ctx, row);
    const said = openDescribed(ctx, row);
    const missing = missingOf(said, QUESTIONS);
    if (missing.length > 0) throw incomplete(missing);
    const requested = tradeInAfter(row.status, "offerAsked");
    const reviewed = requested && tradeInAfter(requested, "reviewed");
    if (reviewed === null) throw wrongMove(`trade-in ${row.status} offerAsked`);
    const table = await latestValues(trx, ctx);
    const isRolledBack = (await runsBackwards(trx, ctx, said)) !== null;
    const now = figureOf(ctx, said, { table, isRolledBack });
    // What is owed was said before anybody knew what the car is worth.
    requireOwed(said, now);
    const known = openFigures(ctx, row);
    const earlier = known?.now ?? null;
    const before = earlier !== null && amountOf(earlier) !== amountOf(now) ? earlier : null;
    const updated = await updateTradeIn(trx, ctx, {
      id: row.id,
      version: row.version,
      status: reviewed,
      figure_sealed: sealFigures(ctx, row.id, { now, before, asked: askedAfter(ctx, row, known) }),
      ...(now.kind === "offer" ? offered(ctx) : waiting(ctx)),
    });
    if (now.kind === "offer") await tellOwner(trx, ctx, { row: updated, news: "offer" });
    else await askAppraiser(trx, ctx, updated);
    return viewOfTradeIn(ctx, updated);
  });
}

interface Rests {
  readonly table: ValueTable | null;
  readonly isRolledBack: boolean;
}

function figureOf(ctx: TradeInContext, said: Described, { table, isRolledBack }: Rests): OfferFigure {
  const { car, miles, ownership, answers } = said;
  if (car === null || miles === null) throw new Error("an incomplete trade-in was let through");
  return figureOffer(table, offerTermsOf(ctx.tenant.config.tradeIn), {
    car: {
      make: car.make,
      model: car.model,
      trim: car.trim,
      bodyClass: car.bodyStyle ?? "sedan",
      ageYears: ageInYears(car.year, ctx.clock.now()),
      miles,
    },
    isLeased: ownership === "LEASED",
    isRolledBack,
    answers,
    questions: QUESTIONS,
  });
}

const amountOf = (figure: OfferFigure): number | null =>
  figure.kind === "offer" ? figure.amountCents : null;

function offered({ clock }: TradeInContext): Partial<TradeInRow> {
  const at = clock.now();
  const expires_at = new Date(at.getTime() + OFFER_DAYS * DAY);
  return { decision: "AVAILABLE", offered_at: at, expires_at, review_due_at: null };
}

const askedAfter = ({ clock }: TradeInContext, row: TradeInRow, known: Figures | null): Figures["asked"] => ({
  at: clock.now().toISOString(),
  version: row.version + 1,
  times: (known?.asked?.times ?? 0) + 1,
});

/** A person looks within minutes while people are there, else on the next day that is open (OP-35). */
function waiting({ clock, tenant }: TradeInContext): Partial<TradeInRow> {
  const { holidays, closedDates } = tenant.config.delivery;
  const { timeZone } = tenant.support.hours;
  const isClosed = (day: string) => closedDates.includes(day) || isHoliday(day, holidays);
  const week = reviewWeekOf(tenant.config.tradeIn.reviewHours);
  const { dueAt } = reviewDueAt(clock.now().getTime(), timeZone, week, isClosed);
  return { decision: "PENDING", review_due_at: new Date(dueAt), offered_at: null, expires_at: null };
}
