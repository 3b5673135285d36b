import type { DealStatus, OrderSnapshot } from "#modules/orders/domain/order.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";

const LOAN = english(
  "We are ending your loan with {lender}. If {lender} still asks you for a payment, call us.",
);
const LEASE = english(
  "We are ending your lease with {lender}. If {lender} still asks you for a payment, call us.",
);
const OWN = english("Tell {lender} that the order was canceled, so that your loan for this car ends.");

/** From the signature on there is a contract that a lender may have bought and paid (table D). */
const SIGNED: readonly DealStatus[] = ["SIGN", "SUBF", "BOOK", "FUND", "PDOC", "RTRN"];

/**
 * What a canceled order means for the loan or lease that paid it; null where nobody lent money.
 * @param before the deal's status before it was canceled
 */
export function lenderAfterCancellation(
  t: Text,
  { terms, funding }: Pick<OrderSnapshot, "terms" | "funding">,
  before: DealStatus,
): { readonly sentence: string; readonly isForBuyer: boolean } | null {
  if (terms !== undefined) {
    if (!SIGNED.includes(before)) return null;
    const sentence =
      terms.kind === "finance"
        ? t(LOAN, { lender: terms.lenderName })
        : t(LEASE, { lender: terms.lessorName });
    return { sentence, isForBuyer: false };
  }
  // A loan that the buyer arranged is a contract that only the buyer can end.
  if (funding?.source !== "THIRD_PARTY_FINANCING" || !funding.lenderName) return null;
  return { sentence: t(OWN, { lender: funding.lenderName }), isForBuyer: true };
}
