import { Card } from "#design-system/card.tsx";
import { MoneyText } from "#design-system/money-text.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { Text } from "#platform/shared/texts/text.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { PersonalPayment } from "../domain/payment-options-view.ts";

interface OwnPaymentNoteProps {
  /** Null where only a lease qualifies. */
  readonly personal: PersonalPayment | null;
  readonly personalLease: PersonalPayment | null;
  /** Whether this car may be leased. */
  readonly isLeased: boolean;
}

/** What the pre-qualified buyer was shown for this car, and why the numbers below may differ (PQ-11). */
export function OwnPaymentNote({ personal, personalLease, isLeased }: OwnPaymentNoteProps) {
  const t = useText();
  return (
    <Card aria-labelledby="own-payment" as="section" className="grid gap-2">
      <h2 className="text-lead" id="own-payment">
        {t("Your pre-qualified payment for this car")}
      </h2>
      {personal !== null && <Payment of={personal} />}
      {personalLease !== null && <Payment of={personalLease} />}
      <p className="text-small text-ink-muted">
        {rich(
          t(
            "The numbers below are the store's estimates, for any lender and where the car is sold. Choose {finance} to apply: lenders answer with terms of their own, and we show every cent that differs from this payment.",
          ),
          { finance: <b>{personal === null ? t("Lease") : t("Finance with us")}</b> },
        )}
      </p>
      {isLeased && (
        <p className="text-small text-ink-muted">
          {t("A lease payment on this page is an estimate until a leasing company answers your application.")}
        </p>
      )}
    </Card>
  );
}

function Payment({ of }: { readonly of: PersonalPayment }) {
  const t = useText();
  return (
    <>
      <p className="text-title font-bold">
        <MoneyText cents={of.paymentCents} exact />
        <span className="text-body font-normal text-ink-muted"> {t("/ month")}</span>
      </p>
      <p>{termsText(t, of)}</p>
    </>
  );
}

function termsText(
  t: Text,
  { lenderName, apr, termMonths, annualMiles, downPaymentCents }: PersonalPayment,
): string {
  const shared = { lender: lenderName, months: termMonths, down: formatDollarsAndCents(downPaymentCents) };
  return apr === null
    ? t(
        "As a lease with {lender} for {months} months with {miles} miles a year, {down} due at signing, with taxes and fees where you live.",
        { ...shared, miles: (annualMiles ?? 0).toLocaleString("en-US") },
      )
    : t("With {lender} for {months} months at {apr}% APR, {down} down, with taxes and fees where you live.", {
        ...shared,
        apr: apr.toFixed(2),
      });
}
