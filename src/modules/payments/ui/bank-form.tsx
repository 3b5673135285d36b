import { useState, type FormEvent } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button, LinkButton } from "#design-system/button.tsx";
import { ErrorSummary } from "#design-system/error-summary.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { DemoNote } from "#modules/orders/ui/demo-note.tsx";
import { StepHeading } from "#modules/orders/ui/step-heading.tsx";
import type { StepProps } from "#modules/orders/ui/step-props.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { AmountDue } from "./amount-due.tsx";
import { LastFailure } from "./last-failure.tsx";
import { MethodChoice } from "./method-choice.tsx";
import type { PaymentParts } from "./payments-view.ts";
import { useTokenPayment } from "./use-token-payment.ts";

const digits = (text: string): string => text.replace(/\D/g, "");

/** Routing and account number typed by hand, within the ACH limit (OP-03). */
export function BankForm(props: StepProps & PaymentParts) {
  const { order, data, onPaid, isDemo } = props;
  const { orderNumber } = order;
  const [routing, setRouting] = useState("");
  const [account, setAccount] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { pay, isBusy, error } = useTokenPayment({ orderNumber, family: "bank", onPaid });
  if (!data.methods.includes("bank-manual")) return <MethodChoice {...props} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Record<string, string> = {};
    if (!/^\d{9}$/.test(digits(routing))) found["bank-routing"] = "Enter the 9-digit routing number.";
    if (!/^\d{4,17}$/.test(digits(account))) found["bank-account"] = "Enter a valid account number.";
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    pay({ kind: "bank", routingNumber: digits(routing), accountNumber: digits(account) });
  };
  return (
    <form className="grid max-w-form gap-5" noValidate onSubmit={submit}>
      <StepHeading title="Pay from a bank account" />
      <LastFailure data={data} />
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      <ErrorSummary errors={errors} />
      <AmountDue data={data} />
      <TextField
        autoComplete="off"
        error={errors["bank-routing"]}
        help="Nine digits, at the bottom left of a check."
        id="bank-routing"
        inputMode="numeric"
        label="Routing number"
        onChange={(event) => setRouting(event.target.value)}
        value={routing}
      />
      <TextField
        autoComplete="off"
        error={errors["bank-account"]}
        id="bank-account"
        inputMode="numeric"
        label="Account number"
        onChange={(event) => setAccount(event.target.value)}
        value={account}
      />
      {isDemo && (
        <DemoNote>
          <p>
            Only test accounts work: routing <b>110000000</b>, account <b>000123456789</b> pays, 000111111116
            is declined.
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
