import { Link } from "react-router";
import { Icon } from "#design-system/icon.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import type { CardPaymentDisplay } from "#modules/pricing/domain/card-payment-display.ts";
import type {
  LeasedPayment,
  PersonalPricing,
  QualifiedPayment,
} from "#modules/pricing/domain/personal-pricing.ts";
import { pricingMessages } from "#modules/pricing/messages.ts";
import { movedWishes, priceErrorHelp } from "#modules/pricing/ui/personal-words.ts";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { unbrokenItems } from "./unbroken-items.ts";

interface PersonalPaymentProps {
  readonly display: Extract<
    CardPaymentDisplay,
    { readonly kind: "lender-qualified" | "lender-leased" | "not-qualified" | "monthly" }
  >;
  readonly personal: PersonalPricing;
  readonly vehicleKey: string;
}

/** What only a shopper who pre-qualified sees; loaded for them alone (VEH-14, VEH-16, VEH-17). */
export function PersonalPayment({ display, personal, vehicleKey }: PersonalPaymentProps) {
  const t = useText();
  switch (display.kind) {
    case "lender-qualified":
      return personal.lenderQualified && <Qualified payment={personal.lenderQualified} personal={personal} />;
    case "lender-leased":
      return personal.leased && <Leased asOf={personal.asOf} payment={personal.leased} />;
    case "not-qualified":
      return <NotQualified display={display} personal={personal} vehicleKey={vehicleKey} />;
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

/** The lender's payment with its terms; when it was counted and what can change it are one tap away. */
function Qualified({
  payment,
  personal,
}: {
  readonly payment: QualifiedPayment;
  readonly personal: PersonalPricing;
}) {
  const t = useText();
  const moved = movedWishes(t, personal);
  return (
    <>
      <details className="card-payment" name="card-payment">
        <summary>
          <span>
            {rich(t("Your payment {payment}/mo"), {
              payment: <b>{formatWholeDollars(payment.monthlyPaymentCents)}</b>,
            })}
          </span>
          <Icon name="info" size={16} />
          <small>
            {unbrokenItems(
              t("{apr}% APR · {months} mo · {down} down · {total} in total", {
                apr: payment.apr.toFixed(2),
                months: payment.termMonths,
                down: formatWholeDollars(payment.downPaymentCents),
                total: formatWholeDollars(payment.downPaymentCents + payment.totalOfPaymentsCents),
              }),
            )}
          </small>
          <span className="sr-only">{t("Where your payment comes from")}</span>
        </summary>
        <div>
          <PaymentOrigin asOf={personal.asOf} payment={payment} />
        </div>
      </details>
      {personal.isLeaseRefused && (
        <p className="card-terms">
          {t("None of your lenders leases this car the way you chose, so this is a loan.")}
        </p>
      )}
      {moved.map((text) => (
        <p className="card-terms" key={text}>
          {text}
        </p>
      ))}
    </>
  );
}

/** The lessor's payment with what an advertised lease has to say (12 CFR 1013.7(d)(2)). */
function Leased({ payment, asOf }: { readonly payment: LeasedPayment; readonly asOf: string }) {
  const t = useText();
  const { terms } = payment.input;
  const depositCents = terms?.kind === "lease" ? terms.securityDepositCents : 0;
  return (
    <details className="card-payment" name="card-payment">
      <summary>
        <span>
          {rich(t("Your lease {payment}/mo"), {
            payment: <b>{formatWholeDollars(payment.monthlyPaymentCents)}</b>,
          })}
        </span>
        <Icon name="info" size={16} />
        <small>
          {unbrokenItems(
            t("{months} mo · {miles} mi a year · {due} due at signing · {total} in total", {
              months: payment.termMonths,
              miles: payment.annualMiles.toLocaleString("en-US"),
              due: formatWholeDollars(payment.dueAtSigningCents),
              total: formatWholeDollars(payment.totalOfPaymentsCents),
            }),
          )}
        </small>
        <span className="sr-only">{t("Where your payment comes from")}</span>
      </summary>
      <div>
        <p>
          {t("A lease of {count} monthly payments, the first of them at signing.", {
            count: payment.termMonths,
          })}{" "}
          {depositCents === 0
            ? t("No security deposit.")
            : t("What is due at signing includes a refundable security deposit of {amount}.", {
                amount: formatWholeDollars(depositCents),
              })}
        </p>
        <p>
          {t("As of {date}, from {lender}, with taxes and fees where you live.", {
            date: dayText(new Date(asOf), t.language),
            lender: payment.lenderName,
          })}
        </p>
        <p>
          {t(
            "It can change with the car, its price, taxes where you live, coverage, a trade-in, and your full credit application. It isn't a commitment to lease.",
          )}
        </p>
      </div>
    </details>
  );
}

function PaymentOrigin({ asOf, payment }: { readonly asOf: string; readonly payment: QualifiedPayment }) {
  const t = useText();
  const date = dayText(new Date(asOf), t.language);
  return (
    <>
      <p>
        {t("As of {date}, from {lender}, with taxes and fees where you live.", {
          date,
          lender: payment.lenderName,
        })}
      </p>
      <p>
        {t(
          "It can change with the car, its price and mileage, taxes where you live, coverage, a trade-in, and your full credit application. It isn't a commitment to lend.",
        )}
      </p>
    </>
  );
}

/** Whom to call, why, and what would make it possible. */
function NotQualified({
  display,
  personal,
  vehicleKey,
}: PersonalPaymentProps & {
  readonly display: Extract<CardPaymentDisplay, { readonly kind: "not-qualified" }>;
}) {
  const t = useText();
  const text = useTexts(pricingMessages);
  const { suggestedDownPaymentCents: down, suggestsTradeRemoval } = display;
  const help = priceErrorHelp(personal.priceErrors);
  const monthly = personal.possiblePricing?.pennyPerfectPricing?.monthlyPaymentCents;
  const calculator = (choice: string) => `/vehicles/${vehicleKey}?pay=finance&${choice}#payment`;
  return (
    <div className="card-terms">
      <p>{rich(text("pricing.notQualified"), { phone: <PhoneLink number={personal.dealerPhone} /> })}</p>
      {help !== null && <p>{text(help)}</p>}
      {down !== null && (
        <Link className="card-link" to={calculator(`down=${Math.ceil(down / 100)}`)}>
          {monthly === undefined
            ? t("Try {amount} down", { amount: formatWholeDollars(down) })
            : t("Try {amount} down: {payment}/mo", {
                amount: formatWholeDollars(down),
                payment: formatWholeDollars(monthly),
              })}
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
