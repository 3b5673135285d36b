import { useState } from "react";
import { useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { RadioGroup } from "#design-system/radio-group.tsx";
import { StepHeading } from "#modules/orders/ui/step-heading.tsx";
import type { StepProps } from "#modules/orders/ui/step-props.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { PaymentMethod } from "../domain/allowed-methods.ts";
import { paymentsMessages } from "../messages.ts";
import { AmountDue } from "./amount-due.tsx";
import { LastFailure } from "./last-failure.tsx";
import { LinkBankButton } from "./link-bank-button.tsx";
import type { PaymentParts, PaymentsView } from "./payments-view.ts";

/** How to pay, with every limit said before it is in the way (PMT-01, OP-03). */
export function MethodChoice(props: StepProps & PaymentParts) {
  const { data, order } = props;
  const [method, setMethod] = useState<PaymentMethod>("bank-linked");
  const navigate = useNavigate();
  const isCash = data.dealType === "Cash";
  return (
    <div className="grid max-w-form gap-6">
      <StepHeading title="Make a payment">
        {isCash ? "Pay the balance once. You get the invoice by email." : "Pay what is due at signing."}
      </StepHeading>
      <LastFailure data={data} />
      <AmountDue data={data} />
      {data.limitMessage && <AlertBar type="warning">{data.limitMessage}</AlertBar>}
      {isCash && !data.methods.includes("card") && data.depositMethods.includes("card") && (
        <p>
          <a
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            href={`/checkout/${order.orderNumber}/deposit`}
          >
            Pay {formatDollarsAndCents(data.depositCents)} of it by card first
          </a>
        </p>
      )}
      <RadioGroup
        id="payment-method"
        legend="How would you like to pay?"
        onChange={(value) => setMethod(value as PaymentMethod)}
        options={options(data)}
        value={method}
      />
      {method === "bank-linked" ? (
        <LinkBankButton orderNumber={order.orderNumber} />
      ) : (
        <p>
          <Button
            className="max-sm:w-full"
            onClick={() =>
              void navigate(`/progress/${order.orderNumber}/payment/${method === "card" ? "card" : "bank"}`)
            }
          >
            {method === "card" ? "Enter card details" : "Enter account details"}
          </Button>
        </p>
      )}
    </div>
  );
}

function options({ methods, limits }: PaymentsView) {
  const upTo = (cents: number) => `Up to ${formatDollarsAndCents(cents)}.`;
  return [
    {
      value: "bank-linked",
      label: "Link your bank",
      help: `No limit. ${paymentsMessages.bankDelay}`,
    },
    {
      value: "bank-manual",
      label: "Bank account number",
      help: `${upTo(limits.achLimitCents)} ${paymentsMessages.bankDelay}`,
      disabled: !methods.includes("bank-manual"),
    },
    {
      value: "card",
      label: "Card",
      help: `${upTo(limits.creditCardLimitCents)} Right away.`,
      disabled: !methods.includes("card"),
    },
  ];
}
