import type { DealChoices } from "#modules/orders/domain/deal-choices-schema.ts";
import {
  DEAL_TYPE_OF_PAYMENT,
  DEFAULT_DEAL_TYPE,
  type OfferedDealType,
} from "#modules/orders/domain/offered-deal-types.ts";
import {
  type CalculatorChoices,
  readCalculatorAddress,
} from "#modules/pricing/ui/calculator/deal-address.ts";
import { readOwnTerms } from "#modules/pricing/ui/own-terms.ts";

interface WishedDeal {
  readonly dealType: OfferedDealType;
  readonly choices: DealChoices;
  /** Five digits. */
  readonly zipCode?: string;
}

/**
 * What a shopper set in the calculator, as the draft starts with it: from the address that the buy button wrote, or from
 * the terms chosen for other cars; without either the car is paid in full.
 */
export function wishedDeal(
  search: string,
  own: Partial<CalculatorChoices> | undefined = readOwnTerms(),
): WishedDeal {
  const said = new URLSearchParams(search).has("pay");
  const asked: Partial<CalculatorChoices> = said ? readCalculatorAddress(search) : (own ?? { type: "cash" });
  const dealType = DEAL_TYPE_OF_PAYMENT[asked.type ?? "finance"];
  const isPaidMonthly = dealType !== DEFAULT_DEAL_TYPE;
  const { downPaymentCents, termMonths, annualMiles, creditTier, zip } = asked;
  return {
    dealType,
    choices: {
      ...(isPaidMonthly && downPaymentCents !== undefined && { downPaymentCents }),
      ...(isPaidMonthly && termMonths !== undefined && { termMonths }),
      ...(asked.type === "lease" && annualMiles !== undefined && { annualMiles }),
      ...(isPaidMonthly && creditTier !== undefined && { creditTier }),
    },
    ...(zip !== undefined && { zipCode: zip }),
  };
}
