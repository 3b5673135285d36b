import { Link } from "react-router";
import { Icon } from "#design-system/icon.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import type { EstimatedPaymentView } from "../domain/vehicle-view.ts";

/** The estimated payment of a card, with what it assumes one tap away (VEH-14, VEH-22). */
export function CardPayment({ payment }: { payment: EstimatedPaymentView }) {
  const { estimatedMonthlyPaymentCents, estimatedDownPaymentCents, estimatedTerm, estimatedAPR } = payment;
  return (
    <details className="group/payment relative z-10" name="card-payment">
      <summary className="-my-2 inline-flex min-h-11 items-center gap-1.5 text-small text-ink-muted">
        <span>
          Est.{" "}
          <b className="font-semibold text-ink tabular">{formatWholeDollars(estimatedMonthlyPaymentCents)}</b>
          /mo
        </span>
        <Icon name="info" size={16} />
        <span className="sr-only">What this estimate includes</span>
      </summary>
      <div className="absolute bottom-full left-0 z-20 mb-1 grid w-full min-w-60 gap-2 rounded-card border border-line bg-surface-raised p-4 text-small shadow-overlay">
        <p>
          {formatWholeDollars(estimatedDownPaymentCents)} down, then {estimatedTerm} months at{" "}
          <span className="tabular">{estimatedAPR.toFixed(2)}%</span> APR. Taxes and fees are not included.
        </p>
        <p className="text-ink-muted">An estimate, not an offer of credit.</p>
        <Link
          className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
          to="/faq#payments"
        >
          How we estimate payments
        </Link>
      </div>
    </details>
  );
}
