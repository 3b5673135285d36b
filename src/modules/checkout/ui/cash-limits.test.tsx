import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CheckoutSiteProvider } from "#modules/deal-drafts/ui/checkout-site.tsx";
import { CashLimits } from "./cash-limits.tsx";

test("Where a way to pay is promised, its limit is said: the retailer's own", () => {
  const site = {
    hasTradeIn: true,
    hasCoverage: true,
    supportPhone: "5125550100",
    brand: "Any",
    limits: { creditCardLimitCents: 700_000, achLimitCents: 650_000 },
  };
  const html = renderToStaticMarkup(
    <CheckoutSiteProvider site={site}>
      <CashLimits />
    </CheckoutSiteProvider>,
  );
  expect(html).toContain("card (up to $7,000.00)");
  expect(html).toContain("account and routing number (up to $6,500.00)");
});
