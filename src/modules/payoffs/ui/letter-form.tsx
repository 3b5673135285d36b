import { type FormEvent, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { FieldFrame } from "#design-system/field-frame.tsx";
import { Button } from "#design-system/plain-button.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { LenderNameField } from "#modules/lenders/ui/lender-name-field.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { PayoffView } from "../domain/payoff-view.ts";
import { payoffCalls } from "./payoff-calls.ts";

interface LetterFormProps {
  readonly view: PayoffView;
  readonly onDone: (view: PayoffView) => void;
  readonly onLeave: () => void;
}

/** What a lender's 10-day letter says, with the letter. */
export function LetterForm({ view, onDone, onLeave }: LetterFormProps) {
  const t = useText();
  const write = useWrite();
  const [lender, setLender] = useState({ lenderName: view.lender ?? "", isNameConfirmed: false });
  const [typed, setTyped] = useState({ amount: "", perDiem: "", goodThrough: "" });
  const [file, setFile] = useState<File | null>(null);
  const errorOf = (field: string): string | undefined => write.error?.fields[field];
  const type = (field: keyof typeof typed) => (event: { readonly target: { readonly value: string } }) =>
    setTyped((before) => ({ ...before, [field]: event.target.value }));
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await write.run(() => payoffCalls.sendLetter(formOf(lender, typed, file)));
    if (answer) onDone(answer);
  };
  const named = Object.keys(write.error?.fields ?? {}).length > 0;
  const amount = {
    autoComplete: "off",
    before: "$",
    fieldClassName: "max-w-72",
    inputMode: "decimal",
  } as const;
  return (
    <form
      aria-labelledby="letter-form"
      className="grid gap-5 rounded-card border border-line p-5"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <h3 className="text-lead" id="letter-form">
        {t("Your lender's payoff letter")}
      </h3>
      <p className="max-w-prose text-ink-muted">
        {t(
          "Ask your lender for a 10-day payoff letter. It names the amount, the interest for each day, and the last day it is good.",
        )}
      </p>
      {write.error && !named && <AlertBar type="error">{write.error.message}</AlertBar>}
      <LenderNameField
        {...lender}
        error={errorOf("lender")}
        id="letterLender"
        label={view.isLease ? t("Leasing company") : t("Lender")}
        onSettled={setLender}
        onType={setLender}
      />
      <TextField
        {...amount}
        error={errorOf("amountCents")}
        id="letterAmount"
        label={t("Payoff amount")}
        onChange={type("amount")}
        value={typed.amount}
      />
      <TextField
        {...amount}
        error={errorOf("perDiemCents")}
        help={t("Also called per diem.")}
        id="letterPerDiem"
        label={t("Interest for each day")}
        onChange={type("perDiem")}
        value={typed.perDiem}
      />
      <TextField
        error={errorOf("goodThrough")}
        fieldClassName="max-w-72"
        id="letterGoodThrough"
        label={t("Good through")}
        min={view.today}
        onChange={type("goodThrough")}
        type="date"
        value={typed.goodThrough}
      />
      <FieldFrame
        error={errorOf("letter") ?? errorOf("documents")}
        help={t("A PDF or a picture.")}
        id="letterFile"
        label={t("The letter")}
      >
        <input
          accept=".pdf,.png,.jpg,.jpeg"
          className="min-h-12 w-full"
          id="letterFile"
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          type="file"
        />
      </FieldFrame>
      <div className="flex flex-wrap gap-3">
        <Button busy={write.isBusy} className="max-sm:w-full" type="submit">
          {t("Send the letter")}
        </Button>
        <Button className="max-sm:w-full" look="quiet" onClick={onLeave}>
          {t("Not now")}
        </Button>
      </div>
    </form>
  );
}

/** Fields first, the file last: what is wrong is said before the file is sent. */
function formOf(
  lender: { readonly lenderName: string; readonly isNameConfirmed: boolean },
  typed: { readonly amount: string; readonly perDiem: string; readonly goodThrough: string },
  file: File | null,
): FormData {
  const form = new FormData();
  form.append("lender", lender.lenderName);
  form.append("isLenderConfirmed", String(lender.isNameConfirmed));
  form.append("amountCents", centsOf(typed.amount));
  form.append("perDiemCents", centsOf(typed.perDiem));
  form.append("goodThrough", typed.goodThrough);
  if (file !== null) form.append("letter", file, file.name);
  return form;
}

/** `$1,234.5` is 123450; what is no amount is said so by the server. */
function centsOf(text: string): string {
  const plain = text.replace(/[$,\s]/gu, "");
  return /^\d+(?:\.\d{0,2})?$/u.test(plain) ? String(Math.round(Number(plain) * 100)) : "";
}
