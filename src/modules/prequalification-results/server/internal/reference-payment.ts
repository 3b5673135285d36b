import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { worksheetRulesOf } from "#modules/worksheet/domain/worksheet-rules.ts";
import type { Cents } from "#platform/shared/money.ts";
import { personalPrice } from "#modules/personal-pricing/domain/terms/personal-price.ts";
import { PersonalPricer } from "#modules/personal-pricing/domain/terms/personal-pricer.ts";
import type { PersonalTerms } from "#modules/personal-pricing/domain/terms/personal-terms.ts";
import type { ResultContext } from "../result-context.ts";
import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";

/** Cents a month for the car in the middle of the retailer's stock by price; null where it is not possible (PQ-10). */
export function referencePayment(ctx: ResultContext, terms: PersonalTerms | null): Cents | null {
  if (terms === null) return null;
  const isLeaseOnly = terms.programs.every(({ loan }) => loan === null);
  const car = middleCar(ctx, isLeaseOnly);
  if (car === undefined) return null;
  const onDate = retailerToday(ctx);
  const rules = worksheetRulesOf(ctx.tenant.config, { state: terms.state, onDate });
  const pricer = new PersonalPricer(terms, rules, { contractDate: onDate });
  return personalPrice(pricer, car)?.monthlyPaymentCents ?? null;
}

/** The median by price of what is for sale, of new cars where others are not leased; the same as long as the stock is. */
function middleCar(
  { vehicleSearch, tenantId }: ResultContext,
  isLeaseOnly: boolean,
): VehicleCardView | undefined {
  const priced = [...vehicleSearch.stock(tenantId).index.cards()].filter(
    ({ priceCents, type }) => priceCents !== null && (!isLeaseOnly || type === "NEW"),
  );
  const byPrice = priced.toSorted(
    (a, b) => (a.priceCents ?? 0) - (b.priceCents ?? 0) || (a.id < b.id ? -1 : 1),
  );
  return byPrice[Math.floor((byPrice.length - 1) / 2)];
}
