import type { Cents } from "#platform/shared/money.ts";
import { leaseAtReduction, type LeaseAtReduction } from "./lease-at-reduction.ts";
import type { LeaseDeal } from "./lease-deal.ts";

const PROBE = 1_000_000;

/**
 * B-4 with a taxed reduction: the most cash towards the cost for which no more than `dueCents` is due at signing; null
 * where even none is too much. What is due follows from whole cents of payment and tax, so that it may stay a cent
 * below what was wanted where the tax of one more cent would pass it.
 */
export function leaseForDue(deal: LeaseDeal, dueCents: Cents): LeaseAtReduction | null {
  const least = leaseAtReduction(deal, 0);
  if (least.dueCents > dueCents) return null;
  // Everything is linear but for rounding, so that the first guess lies within a few cents.
  const slope = (leaseAtReduction(deal, PROBE).dueCents - least.dueCents) / PROBE;
  let found = leaseAtReduction(
    deal,
    Math.max(0, Math.round((dueCents - least.dueCents) / (slope > 0 ? slope : 1))),
  );
  while (found.dueCents > dueCents && found.cashReductionCents > 0)
    found = leaseAtReduction(
      deal,
      Math.max(0, found.cashReductionCents - Math.max(1, found.dueCents - dueCents)),
    );
  for (let more = found; more.dueCents <= dueCents;) {
    found = more;
    more = leaseAtReduction(
      deal,
      more.cashReductionCents + Math.max(1, Math.floor((dueCents - more.dueCents) / 2)),
    );
  }
  return found;
}
