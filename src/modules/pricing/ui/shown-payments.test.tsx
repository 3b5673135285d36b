import fc from "fast-check";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { draws } from "#tests/support/draws.ts";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { TextProvider } from "#platform/browser/texts/texts.tsx";
import { englishText } from "#platform/shared/texts/text.ts";
import { estimateDeal } from "../domain/deal-estimate.ts";
import type { DealChoices, FinanceEstimate } from "../domain/deal-input.ts";
import { dealRulesOf } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { estimatePaymentFor } from "../domain/estimated-payment.ts";
import { DealLines } from "./calculator/deal-result.tsx";
import { PaymentBreakdown } from "./payment-breakdown.tsx";

const { config } = demoTenants[0]!.config;
const rules = dealRulesOf(config);
const estimateOf = estimatePaymentFor(config);

interface Shown {
  readonly cents: number;
  readonly reason: string;
}

/** What a buyer reads: amounts in cents and reasons by their labels. */
function read(shown: ReactNode): (label: string) => Shown {
  const html = renderToStaticMarkup(
    <StaticRouter location="/vehicles/x">
      <TextProvider value={englishText}>{shown}</TextProvider>
    </StaticRouter>,
  );
  const lines = html.matchAll(/<span>([^<]*)<\/span><b>([^<]*)<\/b><\/summary><p>([^<]*)/g);
  const rows = new Map(
    [...lines].map(([, label, value, reason]) => [
      label!,
      { cents: Math.round(Number(value!.replaceAll(/[$,]/g, "")) * 100), reason: reason! },
    ]),
  );
  return (label) => rows.get(label) ?? expect.fail(`No line says ${label}.`);
}

/** The sum of all payments that are shown, less what is financed. */
function costOf(line: (label: string) => Shown, termMonths: number): number {
  return (
    (termMonths - 1) * line("Each month").cents + line("Last payment").cents - line("Amount financed").cents
  );
}

function dealOf(priceCents: number, choices: Omit<DealChoices, "type"> = {}): FinanceEstimate {
  const vehicle = { priceCents, msrpCents: null, incentivesCents: 0, condition: "used", mileage: 9 } as const;
  const input = { vehicle, choices: { type: "finance", ...choices }, place: null, delivery: null } as const;
  const deal = estimateDeal(rules, input);
  return deal.kind === "finance" ? deal : expect.fail("It cannot be financed.");
}

const prices = fc.integer({ min: 1_200_000, max: 9_000_000 });
const loans = fc.record({
  termMonths: fc.constantFrom(...rules.financeTerms),
  creditTier: fc.constantFrom("excellent", "verygood", "good", "fair"),
});

describe("The interest that is shown", () => {
  it("is what all shown payments come to, less what is financed", () => {
    fc.assert(
      fc.property(prices, loans, (priceCents, choices) => {
        const deal = dealOf(priceCents, choices);
        const line = read(<DealLines estimate={deal} />);
        const { cents, reason } = line("Interest over the term");
        expect(cents).toBe(costOf(line, deal.termMonths));
        const [count, payment, last, financed] = reason
          .match(/[\d.,]*\d/g)!
          .map((n) => Number(n.replaceAll(",", "")));
        expect(Math.round((count! * payment! + last! - financed!) * 100)).toBe(cents);
      }),
      { numRuns: draws(60) },
    );
  });

  it("is the same before the calculator opens", () => {
    fc.assert(
      fc.property(prices, (priceCents) => {
        const vehicle = { priceCents, condition: "used", mileage: 9 } as const;
        const estimatedPayment = estimateOf(vehicle);
        const closed = read(
          <PaymentBreakdown vehicle={{ ...vehicle, incentivesCents: 0, estimatedPayment }} />,
        );
        const open = read(<DealLines estimate={dealOf(priceCents)} />);
        expect(closed("Interest over the term").cents).toBe(costOf(closed, estimatedPayment!.estimatedTerm));
        for (const label of ["Amount financed", "Interest over the term", "Last payment", "Each month"])
          expect(closed(label).cents, label).toBe(open(label).cents);
      }),
      { numRuns: draws(60) },
    );
  });

  it("calls no payments equal", () => {
    const line = read(<DealLines estimate={dealOf(1_310_000)} />);
    expect(line("Each month").reason).not.toContain("equal");
  });
});
