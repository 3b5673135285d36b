import type { ContractingContext } from "#modules/contracting/server/contracting-context.ts";
import { refundByMonth } from "#modules/protection-contracts/domain/refund-by-month.ts";
import { refundTermsOf } from "#modules/protection-contracts/domain/refund-terms-of.ts";
import { plansOfPapers } from "#modules/protection-contracts/server/plans-of-papers.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";

/** The forms of the plans that an order was sold with, in the signing package. */
export const planPapers: ContractingContext["planPapers"] = {
  async readPlans(trx, ctx, order) {
    const { rooftop, vehicle } = order.snapshot;
    const { date } = localTimeOf(ctx.clock.now().getTime(), rooftop.timeZone);
    const plans = await plansOfPapers(trx, ctx, order);
    return plans.map((terms) => {
      const start = { soldOn: date, miles: vehicle.mileage ?? 0 };
      return { ...terms, refunds: refundByMonth(refundTermsOf(terms, start)) };
    });
  },
};
