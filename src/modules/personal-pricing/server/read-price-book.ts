import { worksheetRulesOf } from "#modules/worksheet/domain/worksheet-rules.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { SearchContext } from "#modules/vehicle-search/server/search-context.ts";
import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";
import type { PriceBook } from "../domain/terms/price-book.ts";

/**
 * What prices every car for somebody who lives in a state: rules, taxes and fees of today, and whom to call. A state nobody
 * has rules for has neither taxes nor fees.
 * @param state two letters
 */
export function readPriceBook(ctx: SearchContext, { state }: { readonly state: string }): PriceBook {
  const { tenant } = ctx;
  const contractDate = retailerToday(ctx);
  const { rooftops } = ctx.vehicleSearch.stock(ctx.tenantId);
  return {
    contractDate,
    rules: worksheetRulesOf(tenant.config, { state, onDate: contractDate }),
    overrides: overridesOf(tenant, state),
    phones: Object.fromEntries([...rooftops.values()].map(({ id, phone }) => [id, phone])),
  };
}

/** Rules that set something else are left out; a state's own doc fee outranks every rooftop's. */
function overridesOf(
  { rooftopOverrides, flags, config }: TenantConfig,
  state: string,
): PriceBook["overrides"] {
  if (!flags.rooftop_support_settings) return [];
  const hasOwnDocFee = config.payment.feesByState[state]?.docFee !== undefined;
  return rooftopOverrides
    .map(({ values, ...key }) => {
      const { defaultDownPaymentAmount, docFee } = values;
      return {
        ...key,
        values: {
          ...(defaultDownPaymentAmount !== undefined && { defaultDownPaymentAmount }),
          ...(docFee !== undefined && !hasOwnDocFee && { docFee }),
        },
      };
    })
    .filter(({ values }) => Object.keys(values).length > 0);
}
