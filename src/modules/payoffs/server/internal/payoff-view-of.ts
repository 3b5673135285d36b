import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";
import type { TradedCar } from "#modules/trade-in/server/traded-car.ts";
import type { PayoffView } from "../../domain/payoff-view.ts";
import type { PayoffContext } from "../payoff-context.ts";
import { countedFor, ownPayoff } from "./own-payoff.ts";
import type { FoundPayoff } from "./payoff-repo.ts";

/** What an owner may see. */
export function payoffViewOf(ctx: PayoffContext, car: TradedCar, found: FoundPayoff | undefined): PayoffView {
  const own = ownPayoff(car, found);
  return {
    version: found?.version ?? 0,
    answer: own?.answer ?? null,
    lender: own?.kept.lender ?? null,
    accountEnding: own?.kept.asked?.accountNumber.slice(-4) ?? null,
    quote: own?.kept.quote ?? null,
    letterName: own?.kept.letter?.fileName ?? null,
    counted: countedFor(ctx, car, own),
    owedCents: car.owedCents,
    isLease: car.ownership === "LEASED",
    asksLenders: ctx.payoffService.asksLenders,
    today: retailerToday(ctx),
  };
}
