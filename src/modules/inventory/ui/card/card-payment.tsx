import { type MouseEvent, Suspense } from "react";
import { Icon } from "#design-system/icon.tsx";
import { cardPaymentDisplay, type PaymentTerms } from "#modules/pricing/domain/card-payment-display.ts";
import { cardPaymentFacts, type PersonalWish } from "#modules/pricing/domain/personal-pricing.ts";
import type { OwnPayment } from "#modules/pricing/ui/own-payments-store.ts";
import { useOwnPayment } from "#modules/pricing/ui/own-payments.ts";
import { usePersonalPricing } from "#modules/pricing/ui/personal-pricing.ts";
import { quietPart } from "#platform/browser/late-part.ts";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { formatWholeDollars } from "#platform/shared/money.ts";
import { WrittenAround } from "#rendering/screens.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { CardVehicle } from "./card-text.ts";
import { unbrokenItems } from "./unbroken-items.ts";

const PersonalPayment = quietPart(async () => (await import("./personal-payment.tsx")).PersonalPayment);

interface CardPaymentProps {
  readonly vehicle: CardVehicle;
  /** Where somebody starts who wants to know a payment of their own. */
  readonly from?: "card" | "details";
  /** Of a shopper who pre-qualified, for this car alone. */
  readonly wish?: PersonalWish | undefined;
}

/** What a vehicle costs a month, in the order of OP-12 (VEH-14 to VEH-17, VEH-22). */
export function CardPayment({ vehicle, from = "card", wish }: CardPaymentProps) {
  const t = useText();
  const path = usePath();
  const personal = usePersonalPricing(vehicle, wish);
  const own = useOwnPayment(personal === null ? vehicle.id : null);
  const facts = cardPaymentFacts(vehicle, personal);
  const display = cardPaymentDisplay({ ...facts, estimated: own ?? facts.estimated });
  switch (display.kind) {
    case "nothing":
      return null;
    case "lender-qualified":
    case "lender-leased":
    case "not-qualified":
    case "monthly":
      return (
        personal && (
          <Suspense>
            <PersonalPayment display={display} personal={personal} vehicleKey={vehicle.key} />
          </Suspense>
        )
      );
    case "estimated":
      return (
        <Estimate from={from} payment={display.payment} vehicleKey={vehicle.key} zip={own?.zip ?? null} />
      );
    case "personalize-button":
      // Without a price there is nothing to personalize.
      return vehicle.priceCents === null ? null : (
        <StartLink
          className="card-link"
          from={from}
          href={path(startAddress(from, `/vehicles/${vehicle.key}`))}
        >
          {t("personalize your payments")}
        </StartLink>
      );
  }
}

interface StartLinkProps {
  readonly className?: string;
  readonly from: "card" | "details";
  readonly href: string;
  readonly children: string;
}

/** @param place where it leads back to */
function startAddress(from: StartLinkProps["from"], place: string): string {
  return `/pre-qualify?${new URLSearchParams({ from, return: place }).toString()}`;
}

/** To pre-qualification and back: to the car, or to the page whose card it was once that is known (PQ-01). */
function StartLink({ className, from, href, children }: StartLinkProps) {
  const path = usePath();
  // The same card stands on many pages, so its markup names none of them.
  const nameThisPage = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search } = window.location;
    currentTarget.href = path(startAddress(from, pathname + search));
  };
  return (
    <a className={className} href={href} onClick={nameThisPage}>
      {children}
    </a>
  );
}

const BEFORE_TAXES = english(
  "{down} down, then {months} months at {apr}% APR. Taxes and fees are not included.",
);
const WITH_TAXES = english("{down} down, then {months} months at {apr}% APR, with taxes and fees for {zip}.");

/** The down payment and every payment: stands beside each monthly amount of an offer (California's SB 766 of 2025). */
const allPaid = ({ downPaymentCents, monthlyPaymentCents, termMonths }: PaymentTerms): number =>
  downPaymentCents + monthlyPaymentCents * termMonths;

interface EstimateProps extends Pick<StartLinkProps, "from"> {
  readonly vehicleKey: string;
  readonly payment: PaymentTerms;
  readonly zip: OwnPayment["zip"];
}

/** The estimate with the terms that an advertised payment asks for (12 CFR 1026.24(d)); the rest is one tap away. */
function Estimate({ payment, zip, from, vehicleKey }: EstimateProps) {
  const t = useText();
  const path = usePath();
  const texts = {
    monthly: formatWholeDollars(payment.monthlyPaymentCents),
    down: formatWholeDollars(payment.downPaymentCents),
    total: formatWholeDollars(allPaid(payment)),
    apr: payment.apr.toFixed(2),
    start: path(startAddress(from, `/vehicles/${vehicleKey}`)),
  };
  const months = payment.termMonths;
  // Cards are written whole.
  const by = from === "card" ? null : `estimate ${months} ${zip}`;
  return (
    <WrittenAround by={by} texts={texts}>
      {({ monthly, start, ...amounts }) => (
        <details className="card-payment" name="card-payment">
          <summary>
            <span>{rich(t("Est. {payment}/mo"), { payment: <b>{monthly}</b> })}</span>
            <Icon name="info" size={16} />
            <small>
              {unbrokenItems(
                t("{apr}% APR · {months} mo · {down} down · {total} in total", { months, ...amounts }),
              )}
            </small>
            <span className="sr-only">{t("What this estimate includes")}</span>
          </summary>
          <div>
            <p>{t(zip === null ? BEFORE_TAXES : WITH_TAXES, { months, zip: zip ?? "", ...amounts })}</p>
            <p>{t("An estimate, not an offer of credit.")}</p>
            <StartLink from={from} href={start}>
              {t("See your own payment")}
            </StartLink>
            <a href={path("/faq#payments")}>{t("How we estimate payments")}</a>
          </div>
        </details>
      )}
    </WrittenAround>
  );
}
