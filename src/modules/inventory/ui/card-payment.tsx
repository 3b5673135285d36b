import { Icon } from "#design-system/icon.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import type { EstimatedPaymentView } from "../domain/vehicle-view.ts";

/** The estimated payment of a card, with what it assumes one tap away (VEH-14, VEH-22). */
export function CardPayment({ payment }: { payment: EstimatedPaymentView }) {
  const { estimatedMonthlyPaymentCents, estimatedDownPaymentCents, estimatedTerm, estimatedAPR } = payment;
  const monthly = formatWholeDollars(estimatedMonthlyPaymentCents);
  const terms = `${formatWholeDollars(estimatedDownPaymentCents)} down, then ${estimatedTerm} months at ${estimatedAPR.toFixed(2)}% APR. Taxes and fees are not included.`;
  return (
    <details className="card-payment" name="card-payment">
      <summary>
        <span>
          {"Est. "}
          <b>{monthly}</b>
          /mo
        </span>
        <Icon name="info" size={16} />
        <span className="sr-only">What this estimate includes</span>
      </summary>
      <div>
        <p>{terms}</p>
        <p>An estimate, not an offer of credit.</p>
        <a href="/faq#payments">How we estimate payments</a>
      </div>
    </details>
  );
}
