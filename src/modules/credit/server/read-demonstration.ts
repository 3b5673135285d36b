import { samplePaper } from "#modules/credit-letters/server/sample-paper.ts";
import type { CreditContext } from "./credit-context.ts";
import { glanceFromSeat, lookFromSeat, type Visitor } from "./internal/seat.ts";

/**
 * The sample PDF with one person's own code, which they type to show that they can read what we send (E-SIGN). The
 * paper is drawn once for a retailer, each person's code is printed into it.
 * @throws AppError as `takeSeat`
 */
export async function readDemonstration(
  ctx: CreditContext,
  visitor: Visitor,
): ReturnType<typeof samplePaper> {
  const seen = await ctx.db.transaction((trx) => glanceFromSeat(trx, ctx, visitor), { isReading: true });
  // Whose application still has to be made, or may not be filled in, is told by whoever may write.
  const { applicant } = seen ?? (await ctx.db.transaction((trx) => lookFromSeat(trx, ctx, visitor)));
  return samplePaper(ctx, applicant.demonstration_code);
}
