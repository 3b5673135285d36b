import { limitVisitor } from "#modules/accounts/server/limit-visitor.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import type { PayoffContext } from "../payoff-context.ts";
import { askedTooOften } from "../payoff-errors.ts";

/** Enough for typing errors, too little for trying account numbers. */
const OF_TRADE_IN = { bucket: "payoff.ask", limit: 12, windowSeconds: 3_600 } as const;
/** A new trade-in costs nothing: whoever tries names and digits on one loan is stopped whichever trade-in they hold. */
const OF_LOAN = { bucket: "payoff.loan", limit: 40, windowSeconds: 3_600 } as const;
/** Of visitors without an account: many loans, one number each, from one browser or network. */
const OF_VISITOR = {
  browser: { bucket: "payoff.browser", limit: 20, windowSeconds: 3_600 },
  network: { bucket: "payoff.network", limit: 60, windowSeconds: 3_600 },
} as const;

/**
 * Counts a question to a lender, by the trade-in and by the loan, and of a visitor by browser and network, whatever is
 * answered (TRADE-01).
 * @throws AppError limited `payoff.tooMany`
 */
export async function limitQuestions(
  ctx: PayoffContext,
  { tradeInId, accountNumber }: { readonly tradeInId: string; readonly accountNumber: string },
): Promise<void> {
  if (ctx.actor.kind !== "account") await limitVisitor(ctx, { ...OF_VISITOR, refuse: askedTooOften });
  const limits = [
    { ...OF_TRADE_IN, key: tradeInId },
    { ...OF_LOAN, key: accountNumber },
  ];
  for (const limit of limits) {
    const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, limit);
    if (!allowed) throw askedTooOften(retryAfterSeconds);
  }
}
