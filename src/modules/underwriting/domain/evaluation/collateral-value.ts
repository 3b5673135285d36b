import type { Cents } from "#platform/shared/money.ts";
import type { Deal } from "./deal.ts";
import type { DealProgram } from "./deal-program.ts";

/** What a program counts the loan against; null where that is not known and nothing stands in. */
export function collateralValue(
  { limits }: Pick<DealProgram, "limits">,
  { vehicle }: Pick<Deal, "vehicle">,
): Cents | null {
  const known = {
    MSRP: vehicle.msrpCents,
    INVOICE: vehicle.invoiceCents,
    BOOK: vehicle.bookValueCents,
    PRICE: vehicle.priceCents,
  }[vehicle.condition === "NEW" ? limits.basisNew : limits.basisUsed];
  return known ?? (limits.priceStandsIn ? vehicle.priceCents : null);
}
