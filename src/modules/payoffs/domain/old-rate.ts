import type { CountedPayoff } from "./counted-payoff.ts";

/** What a loan is assumed to cost a year where its lender has not said the interest for a day. */
const ASSUMED_PPM = 80_000;

/** The rate of an old loan in millionths a year, from its interest for a day. */
export function oldRatePpm({ amountCents, perDiemCents }: CountedPayoff): number {
  if (perDiemCents === 0 || amountCents <= 0) return ASSUMED_PPM;
  return Math.round((perDiemCents * 365 * 1_000_000) / amountCents);
}
