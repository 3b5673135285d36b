import { useState } from "react";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { PAYOFF_CONSENT } from "../domain/payoff-consent.ts";
import type { PayoffView } from "../domain/payoff-view.ts";
import { LenderFormFrame } from "./lender-form-frame.tsx";
import { payoffCalls } from "./payoff-calls.ts";
import { useLenderForm } from "./use-lender-form.ts";

interface PayoffFormProps {
  readonly brand: string;
  readonly view: PayoffView;
  readonly isKept: boolean;
  readonly onDone: (view: PayoffView) => void;
  readonly onLeave: () => void;
}

/** TRADE-01: what a lender is asked with. Nothing typed here is kept in the browser. */
export function PayoffForm({ brand, view, isKept, onDone, onLeave }: PayoffFormProps) {
  const t = useText();
  const [consent, setConsent] = useState(false);
  const form = useLenderForm({
    view,
    empty: { accountNumber: "", lastName: "", ssnLast4: "" },
    send: ({ lenderName, isNameConfirmed: isLenderConfirmed }, typed) =>
      payoffCalls.ask({ lender: lenderName, isLenderConfirmed, ...typed, consent }, isKept),
    onDone,
  });
  const { typed, type, errorOf, lender } = form;
  const field = { autoComplete: "off", spellCheck: false, maxLength: 40 } as const;
  return (
    <LenderFormFrame
      form={form}
      id="payoff-form"
      isLease={view.isLease}
      lenderId="payoffLender"
      onLeave={onLeave}
      sendText={t("Ask my lender")}
      title={t("Ask your lender for the exact payoff")}
    >
      <TextField
        {...field}
        error={errorOf("accountNumber")}
        help={t("On your statement or in your lender's app.")}
        id="accountNumber"
        label={t("Account number")}
        onChange={type("accountNumber")}
        value={typed.accountNumber}
      />
      <TextField
        {...field}
        autoComplete="family-name"
        error={errorOf("lastName")}
        id="lastName"
        label={t("Last name on the account")}
        onChange={type("lastName")}
        value={typed.lastName}
      />
      <TextField
        {...field}
        error={errorOf("ssnLast4")}
        fieldClassName="max-w-72"
        help={t("The borrower's. The lender uses them to find the account.")}
        id="ssnLast4"
        inputMode="numeric"
        label={t("Last 4 digits of the Social Security number")}
        maxLength={4}
        onChange={type("ssnLast4")}
        value={typed.ssnLast4}
      />
      <CheckboxField
        checked={consent}
        error={errorOf("consent")}
        id="payoffConsent"
        label={t(PAYOFF_CONSENT, { brand, lender: lender.lenderName.trim() || t("my lender") })}
        onChange={(event) => setConsent(event.target.checked)}
      />
    </LenderFormFrame>
  );
}
