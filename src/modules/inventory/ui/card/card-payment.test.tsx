import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { PersonalPricing } from "#modules/pricing/domain/personal-pricing.ts";
import { PersonalPricingProvider } from "#modules/pricing/ui/personal-pricing.ts";
import { CardPayment } from "./card-payment.tsx";
import type { CardVehicle } from "./card-text.ts";
import { PersonalPayment } from "./personal-payment.tsx";

const estimatedPayment = {
  estimatedMonthlyPaymentCents: 65_839,
  estimatedDownPaymentCents: 250_000,
  estimatedTerm: 48,
  estimatedAPR: 6.99,
};
const vehicle = {
  id: "veh_1",
  key: "VIN1",
  priceCents: 3_000_000,
  sold: false,
  pendingSale: false,
  estimatedPayment,
} as CardVehicle;
const terms = { monthlyPaymentCents: 61_200, apr: 5.99, termMonths: 60, downPaymentCents: 400_000 };
const nobody: PersonalPricing = {
  lenderQualified: null,
  priceErrors: [],
  possiblePricing: null,
  monthlyPaymentCents: null,
  downPaymentChange: null,
  termChange: null,
  dealerPhone: "5125550100",
  asOf: "2026-11-25",
};

function shown(car: Partial<CardVehicle>, personal: PersonalPricing | null = null): string {
  const html = renderToString(
    <StaticRouter location="/search">
      <PersonalPricingProvider value={() => personal}>
        <CardPayment vehicle={{ ...vehicle, ...car }} />
      </PersonalPricingProvider>
    </StaticRouter>,
  );
  return html.replaceAll("<!-- -->", "");
}

describe("what anybody sees (OP-12)", () => {
  it("is the estimate, with what it assumes and the way to the FAQ (VEH-14, VEH-22)", () => {
    const html = shown({});
    expect(html).toContain("Est. <b>$658</b>/mo");
    // 2,500 + 48 payments of 658 and some cents.
    expect(html).toMatch(/\$2,500 down · 48 mo · \$34,\d{3} in all/);
    expect(html).toContain("$2,500 down, then 48 months at 6.99% APR.");
    expect(html).toContain('href="/faq#payments"');
  });

  it("is the way to a payment of one's own where there is no estimate", () =>
    expect(shown({ estimatedPayment: null })).toContain("personalize your payments"));

  it.each([
    ["for a sold vehicle", { sold: true }],
    ["to personalize while a sale is pending (VEH-15)", { estimatedPayment: null, pendingSale: true }],
    ["to personalize without a price", { estimatedPayment: null, priceCents: null }],
  ] as const)("is nothing %s", (_, car) => expect(shown(car)).toBe(""));

  it("stays the estimate for a shopper of whom nothing more is known", () =>
    expect(shown({}, nobody)).toContain("Est. <b>$658</b>/mo"));
});

function personal(display: Parameters<typeof PersonalPayment>[0]["display"]): string {
  return renderToString(
    <StaticRouter location="/search">
      <PersonalPayment display={display} phone="5125550100" vehicleKey="VIN1" />
    </StaticRouter>,
  ).replaceAll("<!-- -->", "");
}

describe("what a pre-qualified shopper sees", () => {
  it("is the lender's payment with its terms", () => {
    const html = personal({ kind: "lender-qualified", payment: terms });
    expect(html).toContain("Your payment <b>$612</b>/mo");
    expect(html).toContain("$4,000 down, 60 months, 5.99% APR");
  });

  it("is the dealer's phone and what would make it possible (VEH-16, VEH-17)", () => {
    const html = personal({
      kind: "not-qualified",
      suggestedDownPaymentCents: 500_000,
      suggestsTradeRemoval: true,
    });
    expect(html).toContain("tel:+15125550100");
    expect(html).toContain('href="/vehicles/VIN1?pay=finance&amp;down=5000#payment"');
    expect(html).toContain('href="/vehicles/VIN1?pay=finance&amp;trade=0#payment"');
  });

  it("is the monthly payment where that is all there is", () =>
    expect(personal({ kind: "monthly", monthlyPaymentCents: 61_200 })).toContain("<b>$612</b>/mo"));
});
