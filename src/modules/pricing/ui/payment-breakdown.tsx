import { Disclosure } from "#design-system/disclosure.tsx";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { WrittenFrame } from "#rendering/screens.tsx";
import { formatDollarsAndCents as money, type Cents } from "#platform/shared/money.ts";
import { english } from "#platform/shared/texts/text.ts";
import { financeChargeCents } from "#modules/worksheet/domain/figures/finance-charge.ts";
import { loanPayment } from "#modules/worksheet/domain/figures/finance-payment.ts";
import type { ShownEstimate } from "../domain/personal-pricing.ts";
import { ppmOfPercent } from "#modules/worksheet/domain/figures/rate.ts";
import { PaymentBar } from "./payment-bar.tsx";
import { ReasonLine } from "./reason-line.tsx";

interface PaymentBreakdownProps {
  readonly vehicle: {
    readonly priceCents: Cents | null;
    readonly incentivesCents: Cents;
    readonly estimatedPayment: ShownEstimate | null;
  };
}

interface Row {
  readonly label: string;
  readonly reason: string;
  readonly value: string;
}

/** Reasons hold no amounts, so that the server writes each line once for all vehicles. */
function rowsOf({ vehicle }: PaymentBreakdownProps): readonly Row[] {
  const { priceCents, estimatedPayment: shown } = vehicle;
  const incentivesCents = shown?.estimatedIncentivesCents ?? vehicle.incentivesCents;
  const price = priceCents ?? 0;
  const rows: Row[] = [
    { label: english("Vehicle price"), reason: english("The dealer's price."), value: money(price) },
  ];
  if (incentivesCents > 0)
    rows.push({
      label: english("Incentives"),
      reason: english("Manufacturer incentives on this vehicle."),
      value: money(-incentivesCents),
    });
  if (shown === null) return rows;
  const {
    estimatedDownPaymentCents: down,
    estimatedMonthlyPaymentCents: monthly,
    estimatedTerm: term,
  } = shown;
  const financed = price - incentivesCents - down;
  const loan = loanPayment({
    amountCents: financed,
    aprPpm: ppmOfPercent(shown.estimatedAPR),
    termMonths: term,
  });
  return [
    ...rows,
    {
      label: english("Down payment"),
      reason: english("What you pay at signing. It lowers what is financed."),
      value: money(-down),
    },
    {
      label: english("Amount financed"),
      reason: english("The price less incentives and down payment, before tax, title and registration."),
      value: money(financed),
    },
    {
      label: english("APR"),
      reason: english(
        "An example rate for the credit this store assumes. Your lender sets your actual rate.",
      ),
      value: `${shown.estimatedAPR.toFixed(2)}%`,
    },
    {
      label: english("Months"),
      reason: english("This store's usual term. A longer term costs less per month but more overall."),
      value: String(term),
    },
    {
      label: english("Interest over the term"),
      reason: english("All monthly payments less the amount financed."),
      value: money(financeChargeCents({ ...loan, financedAmountCents: financed })),
    },
    {
      label: english("Last payment"),
      reason: english("What is left after the payments before it, with its last month of interest."),
      value: money(loan.lastPaymentCents),
    },
    {
      label: english("Each month"),
      reason: english(
        "The amount financed with its interest, spread over the months and rounded to the cent.",
      ),
      value: money(monthly),
    },
  ];
}

/** The estimate of a vehicle, number by number with its reason. */
export function PaymentBreakdown({ vehicle }: PaymentBreakdownProps) {
  const t = useText();
  const path = usePath();
  const { estimatedPayment } = vehicle;
  const { priceCents, incentivesCents } = vehicle;
  const payableCents = (priceCents ?? 0) - (estimatedPayment?.estimatedIncentivesCents ?? incentivesCents);
  return (
    <div className="grid gap-3">
      {estimatedPayment && <PaymentBar payableCents={payableCents} shown={estimatedPayment} />}
      <Disclosure
        className="border-y border-line"
        open={estimatedPayment === null}
        summary={t("Every number and its reason")}
      >
        <Lines vehicle={vehicle} />
      </Disclosure>
      <p className="max-w-prose text-small text-ink-muted">
        {estimatedPayment !== null && `${t("An estimate, not an offer of credit.")} `}
        {t("Tax, title and registration are added at checkout.")}{" "}
        <a className="text-link underline underline-offset-4" href={path("/faq#payments")}>
          {t("How we estimate payments")}
        </a>
      </p>
    </div>
  );
}

function Lines({ vehicle }: PaymentBreakdownProps) {
  const t = useText();
  return (
    <WrittenFrame
      blank={({ value }) => value}
      by={({ label, reason }) => ["reason", label, reason]}
      frame="payment breakdown"
      line={({ label, reason }, value) => <ReasonLine label={t(label)} reason={t(reason)} value={value} />}
      lists={[rowsOf({ vehicle })]}
    >
      {([rows]) => <div>{rows}</div>}
    </WrittenFrame>
  );
}
