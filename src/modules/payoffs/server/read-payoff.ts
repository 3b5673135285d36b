import { tradedCarOf } from "#modules/trade-in/server/traded-car.ts";
import type { PayoffView } from "../domain/payoff-view.ts";
import { findPayoff } from "./internal/payoff-repo.ts";
import { payoffViewOf } from "./internal/payoff-view-of.ts";
import type { PayoffContext } from "./payoff-context.ts";

type Holder = Parameters<typeof tradedCarOf>[2];

/** What is owed on one's trade-in, as far as anybody knows. @throws AppError not-found */
export async function readPayoff(ctx: PayoffContext, holder: Holder): Promise<PayoffView> {
  return ctx.db.transaction(async (trx) => {
    const car = await tradedCarOf(trx, ctx, holder);
    return payoffViewOf(ctx, car, await findPayoff(trx, ctx, car.tradeInId));
  });
}
