import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import {
  type DealEstimate,
  type FinanceEstimate,
  type LeaseEstimate,
  totalPaidCents,
} from "../domain/deal-input.ts";
import { monthlyOf, type ShownDeal } from "./shown-deal.ts";

/** The calculator's amount where a page first names one, with the terms it stands for: never two amounts a page. */
export function ShownPayment({ deal: { estimate, zip, lender } }: { readonly deal: ShownDeal }) {
  const t = useText();
  if (estimate === null || estimate.kind === "not-possible") return null;
  const monthly = monthlyOf(estimate);
  const amount = <b className="font-semibold text-ink">{formatWholeDollars(monthly ?? totalOf(estimate))}</b>;
  const terms = [
    ...termsOf(estimate, t),
    estimate.includesTaxesAndFees && zip !== null
      ? t("with taxes and fees for {zip}", { zip })
      : t("before taxes and fees"),
  ];
  return (
    <p className="text-small text-ink-muted tabular">
      <span className="text-body">
        {monthly === null
          ? rich(t("Cash {amount}"), { amount })
          : rich(t(lender === null ? english("Est. {payment}/mo") : english("Your payment {payment}/mo")), {
              payment: amount,
            })}
      </span>
      <br />
      {terms.join(" · ")}
      {lender !== null && (
        <>
          <br />
          {t("As of {date}, from {lender}.", {
            date: dayText(new Date(lender.asOf), t.language),
            lender: lender.lenderName,
          })}{" "}
          <a
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            href="#payment"
          >
            {t("What can change it")}
          </a>
        </>
      )}
    </p>
  );
}

/** A lender's with every finance charge; the retailer's estimate has none beside interest. */
function aprOf({ apr, worksheet }: FinanceEstimate): number {
  const { loan } = worksheet;
  return loan !== null && loan.terms.lenderId !== null ? loan.apr : apr;
}

function totalOf(estimate: DealEstimate): number {
  return estimate.kind === "cash" ? estimate.amountDueCents : 0;
}

const inTotal = (estimate: FinanceEstimate | LeaseEstimate, t: Text): string =>
  t("{total} in total", { total: formatWholeDollars(totalPaidCents(estimate)) });

function termsOf(estimate: DealEstimate, t: Text): readonly string[] {
  switch (estimate.kind) {
    case "finance":
      return [
        t("{down} down", { down: formatWholeDollars(estimate.dueAtSigningCents) }),
        t("{months} mo", { months: estimate.termMonths }),
        t("{apr}% APR", { apr: aprOf(estimate).toFixed(2) }),
        inTotal(estimate, t),
      ];
    case "lease":
      return [
        t("{down} due at signing", { down: formatWholeDollars(estimate.dueAtSigningCents) }),
        t("{months} mo lease", { months: estimate.termMonths }),
        inTotal(estimate, t),
      ];
    default:
      return [];
  }
}
