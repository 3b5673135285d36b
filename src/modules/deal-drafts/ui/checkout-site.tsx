import { createContext, use, type ReactNode } from "react";
import type { Cents } from "#platform/shared/money.ts";
import type { ShownSteps } from "../domain/checkout-steps.ts";

/** What the pages of checkout know of their retailer. */
interface CheckoutSite extends ShownSteps {
  /** Ten digits. */
  readonly supportPhone: string;
  readonly brand: string;
  /** Most that one order may pay in these ways (OP-03). */
  readonly limits: { readonly creditCardLimitCents: Cents; readonly achLimitCents: Cents };
}

const Site = createContext<CheckoutSite>({
  hasTradeIn: true,
  hasCoverage: true,
  supportPhone: "",
  brand: "",
  limits: { creditCardLimitCents: 0, achLimitCents: 0 },
});

/** The layout of checkout says it once for all its pages. */
export function CheckoutSiteProvider({
  site,
  children,
}: {
  readonly site: CheckoutSite;
  readonly children: ReactNode;
}) {
  return <Site value={site}>{children}</Site>;
}

export const useCheckoutSite = (): CheckoutSite => use(Site);
