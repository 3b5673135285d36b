import { useState } from "react";
import { monthsUntilEven } from "#modules/worksheet/domain/loans/carried-debt.ts";
import { MoneyField } from "#modules/pricing/ui/calculator/money-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Cents } from "#platform/shared/money.ts";
import { type Text } from "#platform/shared/texts/text.ts";
import type { CountedPayoff } from "../domain/counted-payoff.ts";
import { oldRatePpm } from "../domain/old-rate.ts";

/** About 14 % a year: what cars of middle age lose. */
const DECLINE_PPM_A_MONTH = 12_500;

interface WaitingProps {
  readonly counted: CountedPayoff;
  readonly worthCents: Cents;
}

/** In which month waiting would bring the old loan down to what the car is worth: an estimate with its assumptions. */
export function Waiting({ counted, worthCents }: WaitingProps) {
  const t = useText();
  const [paymentCents, setPayment] = useState<Cents | null>(null);
  const ratePpm = oldRatePpm(counted);
  const { amountCents: owedCents } = counted;
  const months =
    paymentCents === null
      ? undefined
      : monthsUntilEven({
          worthCents,
          owedCents,
          paymentCents,
          ratePpm,
          declinePpm: DECLINE_PPM_A_MONTH,
        });
  return (
    <section aria-labelledby="waiting" className="grid gap-4 rounded-card bg-surface-sunken p-5">
      <h3 className="text-lead" id="waiting">
        {t("What if you wait?")}
      </h3>
      <MoneyField
        cents={paymentCents}
        help={t("What you pay each month on the loan for this car.")}
        id="oldPayment"
        label={t("Your monthly payment today")}
        onSettled={setPayment}
      />
      <div aria-live="polite" className="grid gap-2">
        {months !== undefined && <p className="font-semibold">{sentence(t, months)}</p>}
      </div>
      <p className="text-small text-ink-muted">
        {t(
          "An estimate, not a promise. It assumes that the car loses 1.25% of its value each month, that your loan costs {rate}% a year, and that you make every payment.",
          { rate: (ratePpm / 10_000).toFixed(1) },
        )}
      </p>
    </section>
  );
}

function sentence(t: Text, months: number | null): string {
  if (months === null)
    return t("With this payment the car would still be worth less than the loan in 10 years.");
  return t("After about {count} more {count:payment|payments} you would owe no more than the car is worth.", {
    count: months,
  });
}
