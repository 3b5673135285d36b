import { Link } from "react-router";
import { Disclosure } from "#design-system/disclosure.tsx";
import { WrittenLines, WrittenOnce } from "#platform/browser/written-once.tsx";
import { formatDollarsAndCents, formatWholeDollars, type Cents } from "#platform/shared/money.ts";
import type { EstimatedPaymentView } from "../domain/vehicle-view.ts";

export interface PaymentBreakdownProps {
  readonly payment: EstimatedPaymentView;
  readonly priceCents: Cents;
}

/** The estimated payment, opened to where it comes from: a bar of its parts and the sum in words. */
export function PaymentBreakdown({ payment, priceCents }: PaymentBreakdownProps) {
  const { estimatedMonthlyPaymentCents, estimatedDownPaymentCents, estimatedTerm, estimatedAPR } = payment;
  const paid = estimatedMonthlyPaymentCents * estimatedTerm + estimatedDownPaymentCents;
  const interest = Math.max(0, paid - priceCents);
  const financed = priceCents - estimatedDownPaymentCents;
  const rows: readonly (readonly [string, string])[] = [
    ["Vehicle price", formatDollarsAndCents(priceCents)],
    ["Down payment", `−${formatDollarsAndCents(estimatedDownPaymentCents)}`],
    ["Amount financed", formatDollarsAndCents(financed)],
    ["APR", `${estimatedAPR.toFixed(2)}%`],
    ["Term", `${estimatedTerm} months`],
    ["Interest over the term", formatDollarsAndCents(interest)],
  ];
  return (
    <Disclosure
      summary={
        <span className="font-normal">
          Estimated payment{" "}
          <b className="font-semibold tabular">{formatWholeDollars(estimatedMonthlyPaymentCents)}/mo</b>
        </span>
      }
    >
      <div className="grid gap-4 pb-2">
        <PartsBar parts={[estimatedDownPaymentCents, financed, interest]} />
        <dl className="grid text-small">
          <WrittenLines blank={([, value]) => value} by={([label]) => `payment ${label}`} lines={rows}>
            {([label], value) => (
              <div className="flex justify-between gap-4 py-1">
                <dt className="text-ink-muted">{label}</dt>
                <dd className="tabular">{value}</dd>
              </div>
            )}
          </WrittenLines>
          <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2 font-semibold">
            <dt>Each month</dt>
            <dd className="tabular">{formatDollarsAndCents(estimatedMonthlyPaymentCents)}</dd>
          </div>
        </dl>
        <WrittenOnce by="payment note">
          {() => (
            <p className="text-small text-ink-muted">
              An estimate, not an offer of credit. Tax, title and registration are added at checkout.{" "}
              <Link className="text-link underline underline-offset-4" to="/faq#payments">
                How we estimate payments
              </Link>
            </p>
          )}
        </WrittenOnce>
      </div>
    </Disclosure>
  );
}

/** Down payment, amount financed and interest as shares of everything paid. */
function PartsBar({ parts }: { parts: readonly [down: number, financed: number, interest: number] }) {
  const total = Math.max(
    1,
    parts.reduce((sum, part) => sum + part, 0),
  );
  const looks = ["fill-accent", "fill-action", "fill-line-strong"];
  const words = ["Down", "Financed", "Interest"];
  const shares = parts.map((part) => (part / total) * 100);
  return (
    <div aria-hidden="true" className="grid gap-1.5">
      <svg className="h-3 w-full rounded-pill" preserveAspectRatio="none" viewBox="0 0 100 1">
        {shares.map((share, index) => (
          <rect
            className={looks[index]}
            height="1"
            key={words[index]}
            width={share}
            x={shares.slice(0, index).reduce((sum, before) => sum + before, 0)}
          />
        ))}
      </svg>
      <WrittenOnce by="payment parts">
        {() => (
          <div className="flex flex-wrap gap-x-4 text-fine text-ink-muted">
            {words.map((word, index) => (
              <span className="inline-flex items-center gap-1.5" key={word}>
                <svg height="10" viewBox="0 0 10 10" width="10">
                  <circle className={looks[index]} cx="5" cy="5" r="5" />
                </svg>
                {word}
              </span>
            ))}
          </div>
        )}
      </WrittenOnce>
    </div>
  );
}
