import { MoneyText } from "#design-system/money-text.tsx";
import { formatRate } from "#modules/pricing/domain/rate.ts";
import type { FinanceTerms, LeaseTerms } from "../domain/order.ts";

type Row = readonly [term: string, value: { readonly cents: number } | string];

/** The loan or lease in the words of ORD-05. A lease never names an annual percentage rate (Reg M). */
function rowsOf(terms: FinanceTerms | LeaseTerms): readonly Row[] {
  if (terms.kind === "finance") {
    const { payment } = terms;
    return [
      ["Down payment", { cents: payment.dueAtSigningCents }],
      ["Financed amount", { cents: payment.financedAmountCents }],
      ["APR", formatRate(payment.aprPpm)],
      ["Term", `${payment.termMonths} months`],
      ["Total of payments", { cents: payment.totalOfPaymentsCents }],
      ["Lender", terms.lenderName],
    ];
  }
  const { payment, input } = terms;
  return [
    ["Due at signing", { cents: payment.dueAtSigningCents }],
    ["Of that, first payment", { cents: payment.firstMonthPaymentCents }],
    ["Term", `${input.termMonths} months`],
    ["Miles a year", terms.milesPerYear.toLocaleString("en-US")],
    ["Value at the end", { cents: payment.residualCents }],
    ["Lessor", terms.lessorName],
  ];
}

/** What a financed or leased car costs a month, and what that follows from (ORD-05). */
export function TermsList({ terms }: { readonly terms: FinanceTerms | LeaseTerms }) {
  return (
    <section aria-label="Payment terms" className="grid gap-3 border-b border-line pb-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">Monthly payment</span>
        <span className="text-heading font-bold">
          <MoneyText cents={terms.payment.monthlyPaymentCents} exact />
          <span className="text-body font-normal text-ink-muted"> / month</span>
        </span>
      </p>
      <dl className="grid gap-2">
        {rowsOf(terms).map(([term, value]) => (
          <div className="flex justify-between gap-4" key={term}>
            <dt className="text-ink-muted">{term}</dt>
            <dd className="text-right">
              {typeof value === "string" ? value : <MoneyText cents={value.cents} exact />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
