import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TradedCar } from "#modules/trade-in/server/traded-car.ts";
import { type CountedPayoff, countedPayoff } from "../../domain/counted-payoff.ts";
import type { FoundPayoff } from "./payoff-repo.ts";

/** A question about another car, or from before it was owned otherwise, is over. */
export function ownPayoff(car: TradedCar, found: FoundPayoff | undefined): FoundPayoff | undefined {
  return found?.kept.mark === car.mark ? found : undefined;
}

/** What a deal of today counts; null for a leased car without a quote, and before anybody said how it is owned. */
export function countedFor(
  ctx: TenantContext,
  { ownership, owedCents }: TradedCar,
  own: FoundPayoff | undefined,
): CountedPayoff | null {
  if (ownership === null) return null;
  const { answer = null, kept } = own ?? {};
  return countedPayoff({
    ownership,
    owedCents,
    answer,
    quote: kept?.quote ?? null,
    today: retailerToday(ctx),
  });
}
