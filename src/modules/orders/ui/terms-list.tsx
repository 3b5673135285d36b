import { MoneyText } from "#design-system/money-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english, type Text } from "#platform/shared/texts/text.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { aprText } from "../domain/apr-text.ts";
import type { FinanceTerms, LeaseTerms } from "../domain/order.ts";
import { totalCost } from "../domain/total-cost.ts";

type Row = readonly [term: string, value: { readonly cents: number } | string];

/** The loan or lease in the words of ORD-05. A lease never names an annual percentage rate (Reg M). */
function rowsOf(terms: FinanceTerms | LeaseTerms, t: Text): readonly Row[] {
  if (terms.kind === "finance") {
    const { payment, lenderFeeInCashCents = 0, firstPaymentDate } = terms;
    return [
      [english("Down payment"), { cents: payment.dueAtSigningCents - lenderFeeInCashCents }],
      ...(lenderFeeInCashCents === 0
        ? []
        : [[english("Lender's fee, due at signing"), { cents: lenderFeeInCashCents }] as const]),
      [english("Amount financed"), { cents: payment.financedAmountCents }],
      [english("APR"), aprText(terms)],
      [english("Term"), t("{months} months", { months: payment.termMonths })],
      ...(firstPaymentDate === undefined
        ? []
        : [[english("First payment"), dayText(new Date(firstPaymentDate), t.language, "medium")] as const]),
      [english("Total of payments"), { cents: payment.totalOfPaymentsCents }],
      ...(terms.lenderName === "" ? [] : [[english("Lender"), terms.lenderName] as const]),
    ];
  }
  const { payment, input } = terms;
  return [
    [english("Due at signing"), { cents: payment.dueAtSigningCents }],
    [english("Of that, first payment"), { cents: payment.firstMonthPaymentCents }],
    [english("Term"), t("{months} months", { months: input.termMonths })],
    [english("Miles per year"), terms.milesPerYear.toLocaleString("en-US")],
    [english("Residual value"), { cents: payment.residualCents }],
    ...(terms.lessorName === "" ? [] : [[english("Lessor"), terms.lessorName] as const]),
  ];
}

/** What is due at signing and every payment: stands with each monthly amount. */
function totalRow(terms: FinanceTerms | LeaseTerms): Row {
  return [
    english("Total you pay"),
    { cents: totalCost({ amountDueCents: terms.payment.dueAtSigningCents, terms }) },
  ];
}

/** What a financed or leased car costs a month, and what that follows from (ORD-05). */
export function TermsList({ terms }: { readonly terms: FinanceTerms | LeaseTerms }) {
  const t = useText();
  return (
    <section aria-label={t("Payment terms")} className="grid gap-3 border-b border-line pb-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{t("Monthly payment")}</span>
        <span className="text-heading font-bold">
          <MoneyText cents={terms.payment.monthlyPaymentCents} exact />
          <span className="text-body font-normal text-ink-muted"> {t("/ month")}</span>
        </span>
      </p>
      <dl className="grid gap-2">
        {[...rowsOf(terms, t), totalRow(terms)].map(([term, value]) => (
          <div className="flex justify-between gap-4" key={term}>
            <dt className="shrink-0 text-ink-muted">{t(term)}</dt>
            <dd className="text-right">
              {typeof value === "string" ? value : <MoneyText cents={value.cents} exact />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
