import type { ReactNode } from "react";
import { usePersonalTerms } from "#modules/personal-pricing/ui/terms/use-personal-terms.ts";
import {
  NO_LEASES,
  NO_PRICES,
  PersonalLeaseProvider,
  PersonalPricingProvider,
} from "#modules/pricing/ui/personal-pricing.ts";

/** Cards and details below show what the shopper of this tab pays; pages stay the same for everybody else. */
export function PersonalPrices({ children }: { children: ReactNode }) {
  const terms = usePersonalTerms();
  return (
    <PersonalPricingProvider value={terms?.priceOf ?? NO_PRICES}>
      <PersonalLeaseProvider value={terms?.leaseOf ?? NO_LEASES}>{children}</PersonalLeaseProvider>
    </PersonalPricingProvider>
  );
}
