import type { ReactNode } from "react";
import { usePersonalTerms } from "#modules/personal-pricing/ui/terms/use-personal-terms.ts";
import { NO_PRICES, PersonalPricingProvider } from "#modules/pricing/ui/personal-pricing.ts";

/** Cards and details below show what the shopper of this tab pays; pages stay the same for everybody else. */
export function PersonalPrices({ children }: { children: ReactNode }) {
  return (
    <PersonalPricingProvider value={usePersonalTerms()?.priceOf ?? NO_PRICES}>
      {children}
    </PersonalPricingProvider>
  );
}
