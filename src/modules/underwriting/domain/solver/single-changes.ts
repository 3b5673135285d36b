import type { Cents } from "#platform/shared/money.ts";
import { withLessAmount, withMoreDown, withoutProducts, withTerm, type Deal } from "../evaluation/deal.ts";
import { isWorkable, type Underwriter } from "../evaluation/failed-rules.ts";
import { termsOf } from "../evaluation/rules/structure-rules.ts";
import { amountSteps, largestWorkableAmount } from "./largest-workable-amount.ts";

/** More income a month than anybody is asked for. */
const MOST_INCOME: Cents = 100_000_000;

/** The least more cash that makes a deal work, at most `atMost`; null if none does. */
export function leastMoreDown(
  underwriter: Underwriter,
  deal: Deal,
  atMost = deal.amountCents - 1,
): Cents | null {
  const amount = largestWorkableAmount(
    amountSteps(underwriter.program, deal),
    { from: deal.amountCents, least: Math.max(1, deal.amountCents - atMost) },
    (cents) => isWorkable(underwriter, withMoreDown(deal, deal.amountCents - cents)),
  );
  return amount === null ? null : deal.amountCents - amount;
}

/** How much less must be financed, without more cash; null if nothing does. */
export function leastLessAmount(underwriter: Underwriter, deal: Deal): Cents | null {
  const amount = largestWorkableAmount(
    amountSteps(underwriter.program, deal),
    { from: deal.amountCents, least: 1 },
    (cents) => isWorkable(underwriter, withLessAmount(deal, deal.amountCents - cents)),
  );
  return amount === null ? null : deal.amountCents - amount;
}

/** The offered term nearest to the one asked for that works; the shorter of two as near. */
export function nearestTerm(underwriter: Underwriter, deal: Deal): number | null {
  const away = (term: number) => Math.abs(term - deal.termMonths);
  const terms = termsOf(underwriter.program, deal)
    .filter((term) => term !== deal.termMonths)
    .toSorted((a, b) => away(a) - away(b) || a - b);
  return terms.find((term) => isWorkable(underwriter, withTerm(deal, term))) ?? null;
}

/** The cheapest product that only has to go. */
export function productToDrop(underwriter: Underwriter, deal: Deal): Deal["products"][number] | null {
  const cheapestFirst = deal.products.toSorted(
    (a, b) => a.priceCents - b.priceCents || (a.code < b.code ? -1 : 1),
  );
  return cheapestFirst.find(({ code }) => isWorkable(underwriter, withoutProducts(deal, [code]))) ?? null;
}

/** The least monthly income that a joint applicant would have to bring, the files being as they are. */
export function leastJointIncome(underwriter: Underwriter, deal: Deal): Cents | null {
  const { credit } = underwriter;
  const works = (more: Cents) => isWorkable(withIncome(underwriter, more), deal);
  if (credit.isJoint || !underwriter.program.takesJoint || !works(MOST_INCOME)) return null;
  let bad = 0;
  let good = MOST_INCOME;
  while (good - bad > 1) {
    const middle = bad + Math.floor((good - bad) / 2);
    if (works(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** The same people with so much more a month. */
export function withIncome(underwriter: Underwriter, moreCents: Cents): Underwriter {
  const { credit } = underwriter;
  return { ...underwriter, credit: { ...credit, monthlyIncomeCents: credit.monthlyIncomeCents + moreCents } };
}
