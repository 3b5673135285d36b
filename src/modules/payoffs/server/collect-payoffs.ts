import { ownTradedCars } from "#modules/trade-in/server/traded-car.ts";
import { findPayoff } from "./internal/payoff-repo.ts";
import { payoffViewOf } from "./internal/payoff-view-of.ts";
import type { PayoffContext } from "./payoff-context.ts";

/** What the account that asks said of its loans, and what lenders answered (PRIV-01). @throws AppError unauthenticated */
export async function collectPayoffs(ctx: PayoffContext): Promise<readonly object[]> {
  return ctx.db.transaction(async (trx) => {
    const found: object[] = [];
    for (const car of await ownTradedCars(trx, ctx)) {
      const payoff = await findPayoff(trx, ctx, car.tradeInId);
      if (payoff === undefined) continue;
      const { lastName = null, consent = null } = payoff.kept.asked ?? {};
      found.push({ car: car.car, ...payoffViewOf(ctx, car, payoff), lastName, consent });
    }
    return found;
  });
}
