import { useState } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import { maskSsn } from "#platform/shared/fields/applicant/ssn.ts";
import { JourneyField } from "../forms/journey-field.tsx";
import type { JourneyForm } from "../forms/use-journey-form.ts";

/** The number, hidden while it is typed; it is sent once and kept nowhere in the browser. */
export function SsnField({ form }: { readonly form: JourneyForm }) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  return (
    <JourneyField
      after={
        <button
          aria-controls="ssn"
          aria-label={isShown ? t("Hide the number") : t("Show the number")}
          className="min-h-11 rounded-control px-3 text-small font-semibold text-link underline-offset-4 hover:underline"
          onClick={() => setShown(!isShown)}
          type="button"
        >
          {isShown ? t("Hide") : t("Show")}
        </button>
      }
      autoComplete="off"
      className="tabular"
      data-1p-ignore=""
      data-lpignore="true"
      fieldClassName="max-w-80"
      form={form}
      help={t("Nine digits. The credit bureau needs it to find you. We delete it when this check ends.")}
      inputMode="numeric"
      mask={maskSsn}
      maxLength={11}
      name="ssn"
      type={isShown ? "text" : "password"}
    />
  );
}
