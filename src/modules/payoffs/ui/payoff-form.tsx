import { type FormEvent, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/plain-button.tsx";
import { CheckboxField } from "#design-system/checkbox-field.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { LenderNameField } from "#modules/lenders/ui/lender-name-field.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { PAYOFF_CONSENT } from "../domain/payoff-consent.ts";
import type { PayoffView } from "../domain/payoff-view.ts";
import { payoffCalls } from "./payoff-calls.ts";

interface PayoffFormProps {
  readonly brand: string;
  readonly view: PayoffView;
  readonly onDone: (view: PayoffView) => void;
  readonly onLeave: () => void;
}

/** TRADE-01: what a lender is asked with. Nothing typed here is kept in the browser. */
export function PayoffForm({ brand, view, onDone, onLeave }: PayoffFormProps) {
  const t = useText();
  const write = useWrite();
  const [lender, setLender] = useState({ lenderName: view.lender ?? "", isNameConfirmed: false });
  const [typed, setTyped] = useState({ accountNumber: "", lastName: "", ssnLast4: "" });
  const [consent, setConsent] = useState(false);
  const errorOf = (field: string): string | undefined => write.error?.fields[field];
  const type = (field: keyof typeof typed) => (event: { readonly target: { readonly value: string } }) =>
    setTyped((before) => ({ ...before, [field]: event.target.value }));
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { lenderName, isNameConfirmed: isLenderConfirmed } = lender;
    const body = { lender: lenderName, isLenderConfirmed, ...typed, consent };
    const answer = await write.run(() => payoffCalls.ask(body));
    if (answer) onDone(answer);
  };
  const field = { autoComplete: "off", spellCheck: false, maxLength: 40 } as const;
  const named = Object.keys(write.error?.fields ?? {}).length > 0;
  return (
    <form
      aria-labelledby="payoff-form"
      className="grid gap-5 rounded-card border border-line p-5"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <h3 className="text-lead" id="payoff-form">
        {t("Ask your lender for the exact payoff")}
      </h3>
      {write.error && !named && <AlertBar type="error">{write.error.message}</AlertBar>}
      <LenderNameField
        {...lender}
        error={errorOf("lender")}
        id="payoffLender"
        label={view.isLease ? t("Leasing company") : t("Lender")}
        onSettled={setLender}
        onType={setLender}
      />
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
      <div className="flex flex-wrap gap-3">
        <Button busy={write.isBusy} className="max-sm:w-full" type="submit">
          {t("Ask my lender")}
        </Button>
        <Button className="max-sm:w-full" look="quiet" onClick={onLeave}>
          {t("Not now")}
        </Button>
      </div>
    </form>
  );
}
