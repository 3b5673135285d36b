import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { ContractInput } from "#modules/contract-papers/domain/contract-input.ts";

type Said = Pick<ContractInput, "seller" | "guarantee" | "lateCharge" | "terms" | "payoffPromise">;

/** What the retailer's configuration says to the papers of an order. */
export function termsOfTenant(
  tenant: TenantConfig,
  { snapshot: { rooftop } }: Pick<Order, "snapshot">,
): Said {
  const { contracting, content, tradeInHandover } = tenant.config;
  const { graceDays, percent, mostDollars } = contracting.lateCharge;
  const { moneyBackDays: days, moneyBackMiles: miles } = content;
  return {
    seller: {
      legalName: tenant.legalName,
      phone: formatPhone(tenant.support.phone),
      license: contracting.dealerLicenses[rooftop.id] ?? null,
      signatory: contracting.signatory,
    },
    guarantee: days === null || days === 0 ? null : { days, miles },
    lateCharge: { graceDays, percent, mostCents: Math.round(mostDollars * 100) },
    terms: contracting.terms,
    payoffPromise: { days: tradeInHandover.payoffDays, shortfall: tradeInHandover.payoffShortfall },
  };
}
