import type { AmountWindow } from "#modules/underwriting/domain/evaluation/amount-window.ts";
import { type Deal, withMoreDown } from "#modules/underwriting/domain/evaluation/deal.ts";
import { amountSteps } from "#modules/underwriting/domain/solver/largest-workable-amount.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { ProgramPricer } from "./program-pricer.ts";

/** A range of amounts to finance, both ends in it. */
interface Amounts {
  readonly lowCents: Cents;
  readonly highCents: Cents;
}

/** A lender that takes a car, and what its rules leave for it. */
export interface CarLender {
  readonly pricer: ProgramPricer;
  readonly window: AmountWindow;
  /** Amounts at which its rates change, the least first; worked out when somebody asks, for every term once. */
  readonly steps: () => readonly Cents[];
}

/** The lender for a car; `deal` is any structure of it. */
export function carLender(pricer: ProgramPricer, deal: Deal): CarLender | null {
  const window = pricer.windowFor(deal);
  if (window === null) return null;
  let known: readonly Cents[] | undefined;
  return {
    pricer,
    window,
    steps: () => (known ??= [...new Set(amountSteps(pricer.evaluated, deal))].toSorted((a, b) => a - b)),
  };
}

/**
 * PQ-11: the same deal with the nearest down payment that this lender takes: at most `mostMoreCents` more, or whatever
 * less. Exact to the cent, and null where there is none. Asked only for a deal that does not work as it is.
 */
export function nearestDeal(lender: CarLender, deal: Deal, mostMoreCents: Cents): Deal | null {
  const { amountCents, downPaymentCents } = deal;
  const { leastCents, mostCents, leastDownCents } = lender.window;
  const withLeastDown = amountCents + lender.pricer.countedDownCents(deal) - leastDownCents;
  const most = Math.min(mostCents, withLeastDown);
  const less = {
    lowCents: Math.max(leastCents, amountCents - mostMoreCents),
    highCents: Math.min(most, amountCents - 1),
  };
  const more = {
    lowCents: Math.max(leastCents, amountCents + 1),
    highCents: Math.min(most, amountCents + downPaymentCents),
  };
  const works = (part: Amounts) => affordable(lender.pricer, deal, part);
  const below = firstOf(stretchesOf(lender, less).toReversed(), (part) => works(part)?.highCents);
  const above = firstOf(stretchesOf(lender, more), (part) => works(part)?.lowCents);
  const away = (amount: Cents) => Math.abs(amount - amountCents);
  const amounts = [below, above].filter((amount) => amount !== undefined);
  const [nearest] = amounts.toSorted((a, b) => away(a) - away(b));
  return nearest === undefined ? null : withMoreDown(deal, amountCents - nearest);
}

/** Parts of a range within which one rate holds, the least amounts first. */
function stretchesOf({ steps }: CarLender, { lowCents, highCents }: Amounts): Amounts[] {
  if (highCents < lowCents) return [];
  const inner = steps().filter((step) => step > lowCents && step <= highCents);
  const lows = [lowCents, ...inner];
  return lows.map((low, at) => ({ lowCents: low, highCents: (lows[at + 1] ?? highCents + 1) - 1 }));
}

/** What of a stretch the person can pay; null for nothing, or for no rate. */
function affordable(pricer: ProgramPricer, deal: Deal, { lowCents, highCents }: Amounts): Amounts | null {
  const offer = pricer.priceAt(withMoreDown(deal, deal.amountCents - lowCents));
  if (offer === null) return null;
  const most = Math.min(highCents, pricer.affordableCents(offer));
  return lowCents <= most ? { lowCents, highCents: most } : null;
}

function firstOf<T>(parts: readonly Amounts[], found: (part: Amounts) => T | undefined): T | undefined {
  for (const part of parts) {
    const one = found(part);
    if (one !== undefined) return one;
  }
  return undefined;
}
