import { Link } from "react-router";
import { Icon } from "#design-system/icon.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import {
  cardPaymentDisplay,
  type CardPaymentDisplay,
  type PaymentTerms,
} from "#modules/pricing/domain/card-payment-display.ts";
import { cardPaymentFacts, type PersonalPricing } from "#modules/pricing/domain/personal-pricing.ts";
import { pricingMessages } from "#modules/pricing/messages.ts";
import { usePersonalPricing } from "#modules/pricing/ui/personal-pricing.ts";
import { rich } from "#platform/browser/rich-text.tsx";
import { usePath, useText, useTexts } from "#platform/browser/texts.tsx";
import { formatWholeDollars, type Cents } from "#platform/shared/money.ts";
import type { CardVehicle } from "./card-text.ts";

/** What a vehicle costs a month, in the order of OP-12 (VEH-14 to VEH-17, VEH-22). */
export function CardPayment({ vehicle }: { vehicle: CardVehicle }) {
  const personal = usePersonalPricing(vehicle.id);
  const display = cardPaymentDisplay(cardPaymentFacts(vehicle, personal));
  return <PaymentState display={display} personal={personal} vehicle={vehicle} />;
}

interface StateProps {
  readonly display: CardPaymentDisplay;
  readonly personal: PersonalPricing | null;
  readonly vehicle: Pick<CardVehicle, "key" | "priceCents">;
}

function PaymentState({ display, personal, vehicle }: StateProps) {
  const t = useText();
  switch (display.kind) {
    case "nothing":
      return null;
    case "lender-qualified":
      return <Qualified payment={display.payment} />;
    case "not-qualified":
      return <NotQualified display={display} phone={personal?.dealerPhone ?? ""} vehicle={vehicle} />;
    case "estimated":
      return <Estimate payment={display.payment} />;
    case "monthly":
      return (
        <p className="card-terms">
          <Monthly cents={display.monthlyPaymentCents} text={t("{payment}/mo")} />
        </p>
      );
    case "personalize-button":
      // Without a price there is nothing to personalize.
      return vehicle.priceCents === null ? null : (
        <Link className="card-link" to={`/vehicles/${vehicle.key}#payment`}>
          {t("Personalize your payments")}
        </Link>
      );
  }
}

/** A sentence around the amount, which stands out. */
function Monthly({ cents, text }: { cents: Cents; text: string }) {
  return rich(text, { payment: <b>{formatWholeDollars(cents)}</b> });
}

function Qualified({ payment }: { payment: PaymentTerms }) {
  const t = useText();
  return (
    <p className="card-terms">
      <span>
        <Monthly cents={payment.monthlyPaymentCents} text={t("Your payment {payment}/mo")} />
      </span>
      <span>
        {t("{down} down, {months} months, {apr}% APR", {
          down: formatWholeDollars(payment.downPaymentCents),
          months: payment.termMonths,
          apr: payment.apr.toFixed(2),
        })}
      </span>
    </p>
  );
}

/** VEH-16, VEH-17: whom to call, and what would make it possible. */
function NotQualified({
  display,
  phone,
  vehicle,
}: {
  display: Extract<CardPaymentDisplay, { kind: "not-qualified" }>;
  phone: string;
  vehicle: StateProps["vehicle"];
}) {
  const t = useText();
  const text = useTexts(pricingMessages);
  const { suggestedDownPaymentCents: down, suggestsTradeRemoval } = display;
  const calculator = (choice: string) => `/vehicles/${vehicle.key}?pay=finance&${choice}#payment`;
  return (
    <div className="card-terms">
      <p>{rich(text("pricing.notQualified"), { phone: <PhoneLink number={phone} /> })}</p>
      {down !== null && (
        <Link className="card-link" to={calculator(`down=${Math.ceil(down / 100)}`)}>
          {t("Try {amount} down", { amount: formatWholeDollars(down) })}
        </Link>
      )}
      {suggestsTradeRemoval && (
        <Link className="card-link" to={calculator("trade=0")}>
          {t("Try without your trade-in")}
        </Link>
      )}
    </div>
  );
}

/** The estimate, with what it assumes one tap away. */
function Estimate({ payment }: { payment: PaymentTerms }) {
  const t = useText();
  const path = usePath();
  return (
    <details className="card-payment" name="card-payment">
      <summary>
        <span>
          <Monthly cents={payment.monthlyPaymentCents} text={t("Est. {payment}/mo")} />
        </span>
        <Icon name="info" size={16} />
        <span className="sr-only">{t("What this estimate includes")}</span>
      </summary>
      <div>
        <p>
          {t("{down} down, then {months} months at {apr}% APR. Taxes and fees are not included.", {
            down: formatWholeDollars(payment.downPaymentCents),
            months: payment.termMonths,
            apr: payment.apr.toFixed(2),
          })}
        </p>
        <p>{t("An estimate, not an offer of credit.")}</p>
        <a href={path("/faq#payments")}>{t("How we estimate payments")}</a>
      </div>
    </details>
  );
}
