import type { AmountWindow } from "#modules/lenders/domain/evaluation/amount-window.ts";
import { type Deal, withMoreDown } from "#modules/lenders/domain/evaluation/deal.ts";
import { amountSteps } from "#modules/lenders/domain/solver/largest-workable-amount.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { ProgramPricer } from "./program-pricer.ts";

/** A range of amounts to finance, both ends in it. */
interface Amounts {
  readonly lowCents: Cents;
  readonly highCents: Cents;
}

/** A lender with a deal that it may do with another down payment. */
interface AskedLender {
  readonly pricer: ProgramPricer;
  readonly window: AmountWindow;
  readonly deal: Deal;
}

/**
 * PQ-11: the same deal with the nearest down payment that this lender takes: at most `mostMoreCents` more, or whatever
 * less. Exact to the cent, and null where there is none. Asked only for a deal that does not work as it is.
 */
export function nearestDeal(asked: AskedLender, mostMoreCents: Cents): Deal | null {
  const { amountCents, downPaymentCents } = asked.deal;
  const less = { lowCents: Math.max(1, amountCents - mostMoreCents), highCents: amountCents - 1 };
  const more = { lowCents: Math.max(1, amountCents + 1), highCents: amountCents + downPaymentCents };
  const below = firstOf(stretchesOf(asked, less).toReversed(), (part) => workable(asked, part)?.highCents);
  const above = firstOf(stretchesOf(asked, more), (part) => workable(asked, part)?.lowCents);
  const away = (amount: Cents) => Math.abs(amount - amountCents);
  const amounts = [below, above].filter((amount) => amount !== undefined);
  const [nearest] = amounts.toSorted((a, b) => away(a) - away(b));
  return nearest === undefined ? null : withMoreDown(asked.deal, amountCents - nearest);
}

/** Parts of a range within which one rate holds, the least amounts first. */
function stretchesOf({ pricer, deal }: AskedLender, { lowCents, highCents }: Amounts): Amounts[] {
  if (highCents < lowCents) return [];
  const steps = amountSteps(pricer.judged, deal).filter((step) => step > lowCents && step <= highCents);
  const lows = [...new Set([lowCents, ...steps])].toSorted((a, b) => a - b);
  return lows.map((low, at) => ({ lowCents: low, highCents: (lows[at + 1] ?? highCents + 1) - 1 }));
}

/** What of a stretch the lender does; null for nothing. */
function workable({ pricer, window, deal }: AskedLender, { lowCents, highCents }: Amounts): Amounts | null {
  const offer = pricer.priceAt(withMoreDown(deal, deal.amountCents - lowCents));
  if (offer === null) return null;
  const withLeastDown = deal.amountCents + pricer.countedDownCents(deal) - window.leastDownCents;
  const done = {
    lowCents: Math.max(lowCents, window.leastCents),
    highCents: Math.min(highCents, window.mostCents, withLeastDown, pricer.affordableCents(offer)),
  };
  return done.lowCents <= done.highCents ? done : null;
}

function firstOf<T>(parts: readonly Amounts[], found: (part: Amounts) => T | undefined): T | undefined {
  for (const part of parts) {
    const one = found(part);
    if (one !== undefined) return one;
  }
  return undefined;
}
