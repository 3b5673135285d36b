import type { DealType } from "#modules/orders/domain/order.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#design-system/button.tsx";
import { RadioGroup } from "#design-system/radio-group.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import type { StepProps } from "#modules/order-steps/ui/step-props.ts";
import { ShieldNote } from "#modules/order-steps/ui/shield-note.tsx";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { english, type Text } from "#platform/shared/texts/text.ts";
import type { PaymentMethod } from "#modules/payment-gateways/domain/payment-method.ts";
import { paymentsMessages } from "../messages.ts";
import { AmountDue } from "./amount-due.tsx";
import { LastFailure } from "./last-failure.tsx";
import { LinkBankButton } from "./link-bank-button.tsx";
import type { PaymentParts, PaymentsView } from "./payments-view.ts";

/** What is paid here, by how the car is bought. */
const WORDS: Readonly<Record<DealType, string>> = {
  Cash: english("Pay the balance here. You get the invoice by email."),
  Finance: english("Pay your down payment here. Your monthly payments go to your lender later."),
  Lease: english("Pay what is due at signing here. It includes your first monthly payment."),
};

/** How to pay, with every limit said before it is in the way (PMT-01, OP-03). */
export function MethodChoice(props: StepProps & PaymentParts) {
  const t = useText();
  const path = usePath();
  const { data, order, brandName } = props;
  const [method, setMethod] = useState<PaymentMethod>("bank-linked");
  const navigate = useNavigate();
  const offersDeposit = !data.methods.includes("card") && data.depositMethods.includes("card");
  return (
    <div className="grid max-w-[44rem] gap-6">
      <StepHeading title={t("Make a payment")}>
        <WhatToPay {...props} />
      </StepHeading>
      <LastFailure data={data} />
      <AmountDue data={data} />
      <RadioGroup
        help={data.limitMessage}
        id="payment-method"
        legend={t("How would you like to pay?")}
        onChange={(value) => setMethod(value as PaymentMethod)}
        options={options(data, t)}
        value={method}
      />
      {offersDeposit && (
        <p className="grid justify-items-start">
          <a
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            href={path(`/checkout/${order.orderNumber}/deposit`)}
          >
            {t("Pay a {amount} deposit by card first", {
              amount: formatDollarsAndCents(data.depositCents),
            })}
          </a>
          <span className="text-small text-ink-muted">
            {t("Optional. The deposit is part of the same total, not on top: you pay the rest by bank.")}
          </span>
        </p>
      )}
      <ShieldNote>
        {t(
          "Card numbers and bank sign-ins go straight to the payment service. {brandName} never sees them.",
          {
            brandName,
          },
        )}
      </ShieldNote>
      {method === "bank-linked" ? (
        <LinkBankButton orderNumber={order.orderNumber} />
      ) : (
        <StepActions>
          <Button
            className="max-sm:w-full"
            onClick={() =>
              void navigate(`/progress/${order.orderNumber}/payment/${method === "card" ? "card" : "bank"}`)
            }
          >
            {method === "card" ? t("Enter card details") : t("Enter account details")}
          </Button>
        </StepActions>
      )}
    </div>
  );
}

function options({ methods, limits }: PaymentsView, t: Text) {
  const upTo = (cents: number) => t("Up to {amount}.", { amount: formatDollarsAndCents(cents) });
  const delay = t(paymentsMessages.bankDelay);
  return [
    {
      value: "bank-linked",
      label: t("Link your bank"),
      help: `${t("No limit.")} ${delay}`,
      icon: "bank",
    },
    {
      value: "bank-manual",
      label: t("Bank account number"),
      help: `${upTo(limits.achLimitCents)} ${delay}`,
      icon: "pen",
      disabled: !methods.includes("bank-manual"),
    },
    {
      value: "card",
      label: t("Card"),
      help: `${upTo(limits.creditCardLimitCents)} ${t("Right away.")}`,
      icon: "card",
      disabled: !methods.includes("card"),
    },
  ] as const;
}

/** A lender of the buyer's own may pay us, or the buyer from what it paid out: nobody should pay twice. */
function WhatToPay({ data, order: { funding }, supportPhone }: StepProps & PaymentParts) {
  const t = useText();
  if (funding?.source !== "THIRD_PARTY_FINANCING") return t(WORDS[data.dealType]);
  const said = t(
    "If {lender} sends us the money, call {phone} before you pay. Otherwise pay the balance here.",
  );
  return rich(said, {
    lender: funding.lenderName ?? t("your own lender"),
    phone: <PhoneLink number={supportPhone} />,
  });
}
