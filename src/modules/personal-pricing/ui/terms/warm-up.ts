import type { PersonalVehicle } from "#modules/pricing/domain/personal-pricing.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { OpenTerms } from "./personal-terms-store.ts";

/** A wait for an idle moment is no longer than this. */
const IDLE_MS = 50;
/** What one car takes where nothing is compiled yet, on a slow phone. */
const ONE_MS = 4;

/** Conditions and ages that rate sheets tell apart. */
const KINDS = [
  ["NEW", 0],
  ["CPO", 2],
  ["USED", 1],
  ["USED", 4],
  ["USED", 7],
] as const;
/** Cars that are lent for as they are, with another down payment, and not at all. */
const PRICES: readonly Cents[] = [2_500_000, 8_500_000, 20_000_000];

/**
 * Prices cars of each kind in idle moments: the code is compiled and the usual rates are worked out before a page of cards
 * asks at once.
 */
export async function warmUp(priceOf: OpenTerms["priceOf"], contractDate: string): Promise<void> {
  const year = Number(contractDate.slice(0, 4));
  const cars = PRICES.flatMap((cents) => KINDS.map(([type, age]) => carOf(type, year - age, cents)));
  let hasTime = () => false;
  for (const car of cars) {
    if (!hasTime()) hasTime = await idle();
    priceOf(car);
  }
}

/** No car of any store. */
function carOf(type: PersonalVehicle["type"], ...[year, priceCents]: [number, Cents]): PersonalVehicle {
  return {
    id: `warm-${type}-${year}-${priceCents}`,
    dealershipId: "",
    type,
    year,
    make: "",
    mileage: 20_000,
    priceCents,
    // With it new cars are leased, too, where somebody chose so.
    msrpCents: priceCents,
    incentivesCents: 0,
  };
}

/** Waits for a moment, and says as long as it lasts. */
function idle(): Promise<() => boolean> {
  return new Promise((resolve) => {
    // Safari has no idle moments.
    if (typeof requestIdleCallback !== "function") setTimeout(() => resolve(() => false));
    else
      requestIdleCallback((moment) => resolve(() => moment.timeRemaining() > ONE_MS), { timeout: IDLE_MS });
  });
}
