import { useState, type FormEvent } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button, LinkButton } from "#design-system/button.tsx";
import { ErrorSummary } from "#design-system/error-summary.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { DemoNote } from "#modules/orders/ui/demo-note.tsx";
import { StepHeading } from "#modules/orders/ui/step-heading.tsx";
import type { StepProps } from "#modules/orders/ui/step-props.ts";
import { useSession } from "#platform/browser/use-session.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { AmountDue } from "./amount-due.tsx";
import { type CardFields, cardErrors, cardRequest, groupedNumber, slashedExpiry } from "./card-fields.ts";
import { LastFailure } from "./last-failure.tsx";
import type { PaymentParts } from "./payments-view.ts";
import { useTokenPayment } from "./use-token-payment.ts";

const EMPTY: CardFields = { number: "", expiry: "", cvc: "", name: "", zipCode: "" };

/** Card details (PMT-02); they go to the gateway, never to us. */
export function CardForm({ order, data, onPaid, isDemo }: StepProps & PaymentParts) {
  const { orderNumber } = order;
  const session = useSession();
  const [fields, setFields] = useState(EMPTY);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { pay, isBusy, error } = useTokenPayment({ orderNumber, family: "card", onPaid });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = cardErrors(fields);
    setErrors(found);
    if (Object.keys(found).length === 0) pay(cardRequest(fields));
  };
  const field = (name: keyof CardFields, format: (text: string) => string = (text) => text) => ({
    id: `card-${name}`,
    value: fields[name],
    error: errors[`card-${name}`],
    onChange: (event: { target: { value: string } }) =>
      setFields({ ...fields, [name]: format(event.target.value) }),
  });
  return (
    <form className="grid max-w-form gap-5" noValidate onSubmit={submit}>
      <StepHeading title="Pay by card" />
      <LastFailure data={data} />
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      <ErrorSummary errors={errors} />
      <AmountDue data={data} />
      {session.status === "signed-in" && (
        <TextField
          help="The receipt goes here."
          id="card-email"
          label="Email"
          readOnly
          type="email"
          value={session.person.email}
        />
      )}
      <TextField
        {...field("number", groupedNumber)}
        autoComplete="cc-number"
        inputMode="numeric"
        label="Card number"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field("expiry", slashedExpiry)}
          autoComplete="cc-exp"
          help="MM/YY"
          inputMode="numeric"
          label="Expires"
        />
        <TextField
          {...field("cvc")}
          autoComplete="cc-csc"
          help="3 or 4 digits"
          inputMode="numeric"
          label="Security code (CVC)"
          maxLength={4}
        />
      </div>
      <TextField {...field("name")} autoComplete="cc-name" label="Name on card" maxLength={80} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField id="card-country" label="Country" readOnly value="United States" />
        <TextField
          {...field("zipCode")}
          autoComplete="billing postal-code"
          inputMode="numeric"
          label="Billing zip code"
          maxLength={5}
        />
      </div>
      {isDemo && (
        <DemoNote>
          <p>
            Only test cards work: <b>4242 4242 4242 4242</b> pays, 4000 0000 0000 0002 is declined. Any future
            date and code.
          </p>
        </DemoNote>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} className="max-sm:w-full" type="submit">
          Pay {formatDollarsAndCents(data.balanceCents)}
        </Button>
        <LinkButton className="max-sm:w-full" look="quiet" to={`/progress/${orderNumber}/payment`}>
          Another way to pay
        </LinkButton>
      </div>
    </form>
  );
}
