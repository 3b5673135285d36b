import { MoneyText } from "#design-system/money-text.tsx";
import type { FinanceTerms, LeaseTerms } from "#modules/orders/domain/order.ts";
import { aprText } from "#modules/orders/domain/apr-text.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Cents } from "#platform/shared/money.ts";
import { dayText } from "#platform/shared/time/day-text.ts";

interface DealFiguresProps {
  readonly terms: FinanceTerms | LeaseTerms | null;
  /** Cash: the whole price. Otherwise what is due at signing. */
  readonly amountDueCents: Cents;
  /** Everything paid by the end. */
  readonly totalCostCents: Cents;
}

/** What a deal costs: the payment with its total beside it, what is due at signing, and for how long. */
export function DealFigures({ terms, amountDueCents, totalCostCents }: DealFiguresProps) {
  const t = useText();
  if (terms === null)
    return (
      <p className="text-title font-bold">
        <MoneyText cents={amountDueCents} exact />
      </p>
    );
  const { monthlyPaymentCents } = terms.payment;
  const months = terms.kind === "finance" ? terms.payment.termMonths : terms.input.termMonths;
  const rows: readonly (readonly [string, Cents | string])[] = [
    [t("Due at signing"), amountDueCents],
    [t("Term"), t("{months} months", { months })],
    ...(terms.kind === "finance"
      ? ([
          [t("Total of payments"), terms.payment.totalOfPaymentsCents],
          [t("APR"), aprText(terms)],
          ...(terms.firstPaymentDate === undefined
            ? []
            : ([
                [t("First payment"), dayText(new Date(terms.firstPaymentDate), t.language, "medium")],
              ] as const)),
        ] as const)
      : ([[t("Miles per year"), terms.milesPerYear.toLocaleString("en-US")]] as const)),
    [t("Total you pay"), totalCostCents],
  ];
  return (
    <div className="grid gap-2">
      <p className="text-title font-bold">
        <MoneyText cents={monthlyPaymentCents} exact />
        <span className="text-body font-normal text-ink-muted"> {t("/ month")}</span>
      </p>
      <dl className="grid gap-1 text-small">
        {rows.map(([term, value]) => (
          <div className="flex justify-between gap-4" key={term}>
            <dt className="shrink-0 text-ink-muted">{term}</dt>
            <dd className="text-right tabular">
              {typeof value === "number" ? <MoneyText cents={value} exact /> : value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
