import { useState } from "react";
import * as v from "valibot";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { type Form, useForm } from "#platform/browser/forms/use-form.ts";
import { maskSsn } from "#platform/shared/fields/applicant/ssn.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { PageActions } from "./page-form.tsx";
import { PageHeading } from "./page-heading.tsx";
import { useWizard } from "./wizard.tsx";

/** What is a number is for the server to say: it also knows the other applicant's. */
const AS_TYPED = v.looseObject({});

/** The one page that keeps nothing in the browser: what was saved shows its last four digits (CRED-02, CRED-08). */
export function SsnPage() {
  const t = useText();
  const { me, view, calls, replace, goOn } = useWizard();
  const [isTyping, setTyping] = useState(me.ssnLast4 === null);
  const form = useForm({
    schema: AS_TYPED,
    mayBeUnchanged: true,
    focus: "ssn",
    send: async ({ ssn }) => {
      if (!isTyping) return goOn(view);
      const saved = await calls.saveSsn(me.role, typeof ssn === "string" ? ssn : "");
      replace(saved);
      await goOn(saved);
    },
  });
  return (
    <>
      <PageHeading title={t("Your Social Security number")}>
        {t(
          "Lenders need it to get your credit report. We encrypt it, and after this page only its last four digits are shown.",
        )}
      </PageHeading>
      <form {...form.formProps} autoComplete="off" className="grid gap-8" onSubmit={form.onSubmit}>
        {isTyping ? (
          <SsnField form={form} />
        ) : (
          <p className="flex flex-wrap items-center gap-3">
            {t("Saved, ending in {last4}", { last4: me.ssnLast4 ?? "" })}
            <Button look="secondary" onClick={() => setTyping(true)}>
              {t("Enter another number")}
            </Button>
          </p>
        )}
        {form.refusal && <AlertBar type="internalError">{form.refusal.text}</AlertBar>}
        <PageActions isBusy={form.busy} />
      </form>
    </>
  );
}

function SsnField({ form }: { readonly form: Form }) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button
      aria-controls="ssn"
      aria-label={isShown ? t("Hide the number") : t("Show the number")}
      className="min-h-11 rounded-control px-3 text-small font-semibold text-link underline-offset-4 hover:underline"
      onClick={() => setShown(!isShown)}
      type="button"
    >
      {isShown ? t("Hide") : t("Show")}
    </button>
  );
  return (
    <TextField
      after={toggle}
      autoComplete="off"
      className="tabular"
      data-1p-ignore=""
      data-lpignore="true"
      error={form.errorOf("ssn")}
      fieldClassName="max-w-80"
      help={t("Nine digits, such as 123-45-6789.")}
      id="ssn"
      inputMode="numeric"
      label={t("Social Security number or ITIN")}
      maxLength={11}
      onInput={(event) => mask(event.currentTarget)}
      type={isShown ? "text" : "password"}
    />
  );
}

/** Adds the dashes at the end of what is typed; a correction in the middle keeps its place. */
function mask(field: HTMLInputElement): void {
  const isAtEnd = field.selectionStart === null || field.selectionStart === field.value.length;
  const masked = maskSsn(field.value);
  if (isAtEnd && masked !== field.value) field.value = masked;
}
