import { ppmOfPercent } from "#modules/worksheet/domain/figures/rate.ts";
import type { SmallestChanges } from "../solver/smallest-changes.ts";
import type { LenderProgram } from "../program-settings-schema.ts";
import type { WorkableCombination } from "../workable-change.ts";
import { withMoreDown, withoutProducts, withTerm, type Deal } from "./deal.ts";

/**
 * The structure a lender proposes instead: the one that asks for the least cash, then costs least. Null where the
 * lender makes no counter-offers or would have to ask for too much.
 */
export function counterDeal(
  { counterOffers, maximumExtraDownPercent }: LenderProgram,
  asked: Deal,
  { changes, cheapestCombination }: SmallestChanges,
): Deal | null {
  if (!counterOffers) return null;
  const single = changes
    .filter(({ lever }) => lever === "DOWN_PAYMENT" || lever === "TERM" || lever === "PRODUCT")
    .map((change) => ({ ...change, changes: [change] }));
  const ways = [...single, ...(cheapestCombination === null ? [] : [cheapestCombination])];
  const most = (asked.amountCents * ppmOfPercent(maximumExtraDownPercent)) / 1_000_000;
  const [best] = ways
    .filter(({ downPaymentCents }) => downPaymentCents - asked.downPaymentCents <= most)
    .toSorted((a, b) => a.downPaymentCents - b.downPaymentCents || a.costOverTermCents - b.costOverTermCents);
  return best === undefined ? null : changedBy(asked, best.changes);
}

/** A deal after several changes. */
function changedBy(asked: Deal, changes: WorkableCombination["changes"]): Deal {
  return changes.reduce((deal, { lever, by, productCode }) => {
    if (lever === "DOWN_PAYMENT") return withMoreDown(deal, by);
    if (lever === "TERM") return withTerm(deal, deal.termMonths + by);
    return lever === "PRODUCT" && productCode !== null ? withoutProducts(deal, [productCode]) : deal;
  }, asked);
}
