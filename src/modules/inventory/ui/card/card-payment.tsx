import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { Icon } from "#design-system/icon.tsx";
import { cardPaymentDisplay, type PaymentTerms } from "#modules/pricing/domain/card-payment-display.ts";
import { cardPaymentFacts } from "#modules/pricing/domain/personal-pricing.ts";
import type { OwnPayment } from "#modules/pricing/ui/own-payments-store.ts";
import { useOwnPayment } from "#modules/pricing/ui/own-payments.ts";
import { usePersonalPricing } from "#modules/pricing/ui/personal-pricing.ts";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { CardVehicle } from "./card-text.ts";

const PersonalPayment = lazy(async () => ({
  default: (await import("./personal-payment.tsx")).PersonalPayment,
}));

/** What a vehicle costs a month, in the order of OP-12 (VEH-14 to VEH-17, VEH-22). */
export function CardPayment({ vehicle }: { vehicle: CardVehicle }) {
  const t = useText();
  const personal = usePersonalPricing(vehicle);
  const own = useOwnPayment(vehicle.id);
  const facts = cardPaymentFacts(vehicle, personal);
  const display = cardPaymentDisplay({ ...facts, estimated: own ?? facts.estimated });
  switch (display.kind) {
    case "nothing":
      return null;
    case "lender-qualified":
    case "not-qualified":
    case "monthly":
      return (
        <Suspense>
          <PersonalPayment display={display} phone={personal?.dealerPhone ?? ""} vehicleKey={vehicle.key} />
        </Suspense>
      );
    case "estimated":
      return <Estimate payment={display.payment} zip={own?.zip ?? null} />;
    case "personalize-button":
      // Without a price there is nothing to personalize.
      return vehicle.priceCents === null ? null : (
        <Link className="card-link" to={`/vehicles/${vehicle.key}#payment`}>
          {t("personalize your payments")}
        </Link>
      );
  }
}

const BEFORE_TAXES = english(
  "{down} down, then {months} months at {apr}% APR. Taxes and fees are not included.",
);
const WITH_TAXES = english("{down} down, then {months} months at {apr}% APR, with taxes and fees for {zip}.");

/** The down payment and every payment: stands beside each monthly amount of an offer (California's SB 766 of 2025). */
const allPaid = ({ downPaymentCents, monthlyPaymentCents, termMonths }: PaymentTerms): number =>
  downPaymentCents + monthlyPaymentCents * termMonths;

/** The estimate, with what it assumes one tap away. */
function Estimate({ payment, zip }: { payment: PaymentTerms; zip: OwnPayment["zip"] }) {
  const t = useText();
  const path = usePath();
  return (
    <details className="card-payment" name="card-payment">
      <summary>
        <span>
          {rich(t("Est. {payment}/mo"), {
            payment: <b>{formatWholeDollars(payment.monthlyPaymentCents)}</b>,
          })}
          <small>
            {t("{down} down · {months} mo · {total} in all", {
              down: formatWholeDollars(payment.downPaymentCents),
              months: payment.termMonths,
              total: formatWholeDollars(allPaid(payment)),
            })}
          </small>
        </span>
        <Icon name="info" size={16} />
        <span className="sr-only">{t("What this estimate includes")}</span>
      </summary>
      <div>
        <p>
          {t(zip === null ? BEFORE_TAXES : WITH_TAXES, {
            down: formatWholeDollars(payment.downPaymentCents),
            months: payment.termMonths,
            apr: payment.apr.toFixed(2),
            zip: zip ?? "",
          })}
        </p>
        <p>{t("An estimate, not an offer of credit.")}</p>
        <a href={path("/faq#payments")}>{t("How we estimate payments")}</a>
      </div>
    </details>
  );
}
