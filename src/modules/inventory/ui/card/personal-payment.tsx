import { Link } from "react-router";
import { PhoneLink } from "#design-system/phone-link.tsx";
import type { CardPaymentDisplay, PaymentTerms } from "#modules/pricing/domain/card-payment-display.ts";
import { pricingMessages } from "#modules/pricing/messages.ts";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";

interface PersonalPaymentProps {
  readonly display: Extract<
    CardPaymentDisplay,
    { readonly kind: "lender-qualified" | "not-qualified" | "monthly" }
  >;
  /** Whom to call (VEH-16). */
  readonly phone: string;
  readonly vehicleKey: string;
}

/** What only a shopper who pre-qualified sees; loaded for them alone (VEH-14, VEH-16, VEH-17). */
export function PersonalPayment({ display, phone, vehicleKey }: PersonalPaymentProps) {
  const t = useText();
  switch (display.kind) {
    case "lender-qualified":
      return <Qualified payment={display.payment} />;
    case "not-qualified":
      return <NotQualified display={display} phone={phone} vehicleKey={vehicleKey} />;
    case "monthly":
      return (
        <p className="card-terms">
          <span>
            {rich(t("{payment}/mo"), { payment: <b>{formatWholeDollars(display.monthlyPaymentCents)}</b> })}
          </span>
        </p>
      );
  }
}

function Qualified({ payment }: { payment: PaymentTerms }) {
  const t = useText();
  return (
    <p className="card-terms">
      <span>
        {rich(t("Your payment {payment}/mo"), {
          payment: <b>{formatWholeDollars(payment.monthlyPaymentCents)}</b>,
        })}
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

/** Whom to call, and what would make it possible. */
function NotQualified({
  display,
  phone,
  vehicleKey,
}: PersonalPaymentProps & {
  readonly display: Extract<CardPaymentDisplay, { readonly kind: "not-qualified" }>;
}) {
  const t = useText();
  const text = useTexts(pricingMessages);
  const { suggestedDownPaymentCents: down, suggestsTradeRemoval } = display;
  const calculator = (choice: string) => `/vehicles/${vehicleKey}?pay=finance&${choice}#payment`;
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
