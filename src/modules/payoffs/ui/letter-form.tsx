import { useState } from "react";
import { FieldFrame } from "#design-system/field-frame.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { PayoffView } from "../domain/payoff-view.ts";
import { LenderFormFrame } from "./lender-form-frame.tsx";
import { payoffCalls } from "./payoff-calls.ts";
import { useLenderForm } from "./use-lender-form.ts";

interface LetterFormProps {
  readonly view: PayoffView;
  readonly onDone: (view: PayoffView) => void;
  readonly onLeave: () => void;
}

/** What a lender's 10-day letter says, with the letter. */
export function LetterForm({ view, onDone, onLeave }: LetterFormProps) {
  const t = useText();
  const [file, setFile] = useState<File | null>(null);
  const form = useLenderForm({
    view,
    empty: { amount: "", perDiem: "", goodThrough: "" },
    send: (lender, typed) => payoffCalls.sendLetter(formOf(lender, typed, file)),
    onDone,
  });
  const { typed, type, errorOf } = form;
  const amount = {
    autoComplete: "off",
    before: "$",
    fieldClassName: "max-w-72",
    inputMode: "decimal",
  } as const;
  return (
    <LenderFormFrame
      about={t(
        "Ask your lender for a 10-day payoff letter. It names the amount, the interest for each day, and the last day it is good.",
      )}
      form={form}
      id="letter-form"
      isLease={view.isLease}
      lenderId="letterLender"
      onLeave={onLeave}
      sendText={t("Send the letter")}
      title={t("Your lender's payoff letter")}
    >
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
        className="date-field"
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
          className="file-field min-h-12 w-full"
          id="letterFile"
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          type="file"
        />
      </FieldFrame>
    </LenderFormFrame>
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
