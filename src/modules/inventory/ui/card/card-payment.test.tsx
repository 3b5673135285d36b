import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type {
  LeasedPayment,
  PersonalPricing,
  QualifiedPayment,
} from "#modules/pricing/domain/personal-pricing.ts";
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
  leased: null,
  isLeaseRefused: false,
  priceErrors: [],
  possiblePricing: null,
  monthlyPaymentCents: null,
  downPaymentChange: null,
  termChange: null,
  dealerPhone: "5125550100",
  asOf: "2026-11-25",
  zipCode: "78701",
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
    expect(html).toMatch(/6\.99%\sAPR · 48\smo · \$2,500\sdown · \$34,\d{3}\sin\stotal/);
    expect(html).toContain("$2,500 down, then 48 months at 6.99% APR.");
    expect(html).toContain('href="/faq#payments"');
  });

  it("is the way to a payment of one's own, which leads back to the car", () => {
    const href = 'href="/pre-qualify?from=card&amp;return=%2Fvehicles%2FVIN1"';
    expect(shown({})).toContain(`${href}>See your own payment`);
    const button = shown({ estimatedPayment: null });
    expect(button).toContain(href);
    expect(button).toContain("personalize your payments");
  });

  it.each([
    ["for a sold vehicle", { sold: true }],
    ["to personalize while a sale is pending (VEH-15)", { estimatedPayment: null, pendingSale: true }],
    ["to personalize without a price", { estimatedPayment: null, priceCents: null }],
  ] as const)("is nothing %s", (_, car) => expect(shown(car)).toBe(""));

  it("stays the estimate for a shopper of whom nothing more is known", () =>
    expect(shown({}, nobody)).toContain("Est. <b>$658</b>/mo"));
});

function personal(
  display: Parameters<typeof PersonalPayment>[0]["display"],
  known: Partial<PersonalPricing> = {},
): string {
  return renderToString(
    <StaticRouter location="/search">
      <PersonalPayment display={display} personal={{ ...nobody, ...known }} vehicleKey="VIN1" />
    </StaticRouter>,
  ).replaceAll("<!-- -->", "");
}

const qualified = {
  ...terms,
  lenderName: "Bluebonnet Bank",
  totalOfPaymentsCents: 3_672_000,
} as QualifiedPayment;

describe("what a pre-qualified shopper sees", () => {
  it("is the lender's payment with its terms, when it was counted and what can change it", () => {
    const html = personal({ kind: "lender-qualified", payment: terms }, { lenderQualified: qualified });
    expect(html).toContain("Your payment <b>$612</b>/mo");
    expect(html).toMatch(/5\.99%\sAPR · 60\smo · \$4,000\sdown · \$40,720\sin\stotal/);
    expect(html).toContain("As of November 25, 2026, from Bluebonnet Bank");
    expect(html).toContain("It can change with the car, its price and mileage");
  });

  it("says that the down payment was moved, and why (PQ-11)", () => {
    const cause = { code: "TOTAL_LTV_TOO_HIGH", values: {} };
    const moved = { from: 250_000, to: 400_000, cause };
    const display = { kind: "lender-qualified", payment: terms } as const;
    const html = personal(display, { lenderQualified: qualified, downPaymentChange: moved });
    expect(html).toContain(
      "Down payment raised from $2,500 to $4,000: the lender finances only part of what this car is worth.",
    );
  });

  it("is the lessor's payment with what an advertised lease has to say, for who chose to lease", () => {
    const leased = {
      lenderName: "Lakeshore Leasing",
      monthlyPaymentCents: 41_250,
      termMonths: 36,
      annualMiles: 12_000,
      dueAtSigningCents: 300_000,
      totalOfPaymentsCents: 1_743_750,
      input: { terms: { kind: "lease", securityDepositCents: 0 } },
    } as LeasedPayment;
    const html = personal({ kind: "lender-leased" }, { leased });
    expect(html).toContain("Your lease <b>$413</b>/mo");
    expect(html).toMatch(/36\smo · 12,000\smi\sa\syear · \$3,000\sdue\sat\ssigning · \$17,438\sin\stotal/);
    expect(html).toContain("36 monthly payments, the first of them at signing. No security deposit.");
    expect(html).toContain("As of November 25, 2026, from Lakeshore Leasing");
    expect(html).toContain("a commitment to lease");
  });

  it("says that a loan stands in where nobody leases the car like that", () => {
    const display = { kind: "lender-qualified", payment: terms } as const;
    const html = personal(display, { lenderQualified: qualified, isLeaseRefused: true });
    expect(html).toContain("None of your lenders leases this car the way you chose");
  });

  it("is the dealer's phone and what would make it possible (VEH-16, VEH-17)", () => {
    const html = personal(
      { kind: "not-qualified", suggestedDownPaymentCents: 500_000, suggestsTradeRemoval: true },
      {
        priceErrors: ["TOTAL_LTV_TOO_HIGH"],
        possiblePricing: {
          suggestedDownPaymentCents: 500_000,
          suggestedTradeRemoval: true,
          pennyPerfectPricing: terms,
        },
      },
    );
    expect(html).toContain("Raise or lower your down payment, or remove your trade-in, to qualify.");
    expect(html).toContain("Try $5,000 down: $612/mo");
    expect(html).toContain("tel:+15125550100");
    expect(html).toContain('href="/vehicles/VIN1?pay=finance&amp;down=5000#payment"');
    expect(html).toContain('href="/vehicles/VIN1?pay=finance&amp;trade=0#payment"');
  });

  it("is the monthly payment where that is all there is", () =>
    expect(personal({ kind: "monthly", monthlyPaymentCents: 61_200 })).toContain("<b>$612</b>/mo"));
});
