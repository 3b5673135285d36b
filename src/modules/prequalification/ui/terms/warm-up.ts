import type { PersonalVehicle } from "#modules/pricing/domain/personal-pricing.ts";
import type { OpenTerms } from "./personal-terms-store.ts";

/** A wait for an idle moment is no longer than this. */
const IDLE_MS = 50;

/** Conditions and ages that rate sheets tell apart. */
const KINDS = [
  ["NEW", 0],
  ["CPO", 2],
  ["USED", 1],
  ["USED", 4],
  ["USED", 7],
] as const;

/**
 * Prices one car of each kind in idle moments of its own: the code is compiled and the usual rates are worked out before a
 * page of cards asks at once.
 */
export async function warmUp(priceOf: OpenTerms["priceOf"], contractDate: string): Promise<void> {
  const year = Number(contractDate.slice(0, 4));
  for (const [type, age] of KINDS) {
    await idle();
    priceOf(carOf(type, year - age));
  }
}

/** No car of any store. */
function carOf(type: PersonalVehicle["type"], year: number): PersonalVehicle {
  return {
    id: `warm-${type}-${year}`,
    dealershipId: "",
    type,
    year,
    make: "",
    mileage: 20_000,
    priceCents: 2_500_000,
    msrpCents: null,
    incentivesCents: 0,
  };
}

async function idle(): Promise<void> {
  await new Promise<void>((resolve) => {
    // Safari has no idle moments.
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve);
  });
}
