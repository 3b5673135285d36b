import { withLessAmount, withMoreDown, withoutProducts, withTerm, type Deal } from "../evaluation/deal.ts";
import { underwrite, type Underwriter } from "../evaluation/failed-rules.ts";
import type { WorkableChange, WorkableCombination } from "../workable-change.ts";
import { cheapestCombination } from "./cheapest-combination.ts";
import { costOf } from "./cost-of.ts";
import { areFixable } from "./fixable-rules.ts";
import {
  leastJointIncome,
  leastLessAmount,
  leastMoreDown,
  nearestTerm,
  productToDrop,
} from "./single-changes.ts";

/** What gets a yes from one lender: one entry for each lever that can do it alone, and the cheapest way together. */
export interface SmallestChanges {
  readonly changes: readonly WorkableChange[];
  readonly cheapestCombination: WorkableCombination | null;
}

const NONE: SmallestChanges = { changes: [], cheapestCombination: null };

/**
 * The exact smallest single change per lever that makes a deal work (LEND-02), to the cent and to the offered term.
 * Nothing for a deal that works already, or that fails on something no lever turns.
 */
export function smallestChanges(underwriter: Underwriter, deal: Deal): SmallestChanges {
  const { failed } = underwrite(underwriter, deal);
  if (failed.length === 0 || underwriter.prices === null || !areFixable(failed)) return NONE;
  const down = leastMoreDown(underwriter, deal);
  const less = leastLessAmount(underwriter, deal);
  const term = nearestTerm(underwriter, deal);
  const product = productToDrop(underwriter, deal);
  const income = leastJointIncome(underwriter, deal);
  const say = (lever: WorkableChange["lever"], by: number, changed: Deal) =>
    changeOf(underwriter, deal, { lever, by, changed });
  const changes = [
    ...(down === null ? [] : [say("DOWN_PAYMENT", down, withMoreDown(deal, down))]),
    ...(term === null ? [] : [say("TERM", term - deal.termMonths, withTerm(deal, term))]),
    ...(less === null ? [] : [say("AMOUNT", less, withLessAmount(deal, less))]),
    ...(product === null
      ? []
      : [
          {
            ...say("PRODUCT", product.priceCents, withoutProducts(deal, [product.code])),
            productCode: product.code,
          },
        ]),
    ...(income === null ? [] : [say("JOINT_INCOME", income, deal)]),
  ];
  return { changes, cheapestCombination: cheapestCombination(underwriter, deal, down) };
}

function changeOf(
  underwriter: Underwriter,
  asked: Deal,
  { lever, by, changed }: Pick<WorkableChange, "lever" | "by"> & { readonly changed: Deal },
): WorkableChange {
  return {
    lever,
    by,
    productCode: null,
    downPaymentCents: changed.downPaymentCents,
    amountFinancedCents: changed.amountCents,
    termMonths: changed.termMonths,
    paymentCents: underwrite(underwriter, changed).priced?.paymentCents ?? 0,
    totalOfPaymentsCents: underwriter.prices?.totalOfPayments(changed) ?? undefined,
    costOverTermCents: costOf(underwriter, { asked, changed }),
  };
}
