import { useState } from "react";
import { GENERAL_ERROR, isApiError } from "#platform/browser/http/api-error.ts";
import { type Form, type FormInput, type Refusal, useForm } from "#platform/browser/forms/use-form.ts";
import { ownFields } from "./own-fields.ts";

type Problems = Readonly<Record<string, string>>;

export interface JourneyForm extends Omit<Form, "refusal"> {
  /** Counts sent forms, so that the summary takes the focus each time. */
  readonly attempts: number;
  /** What was wrong when it was last sent: it stays while that is corrected, and takes the focus once. */
  readonly summary: Problems;
  /** Why it was refused, where no field explains it. */
  readonly refusal: string | undefined;
}

/** A form whose button always works: what is missing is said once somebody presses it, above the form. */
export function useJourneyForm(input: Pick<FormInput, "schema" | "send">): JourneyForm {
  const [attempts, setAttempts] = useState(0);
  const [summary, setSummary] = useState<Problems>({});
  const form = useForm({
    ...input,
    mayBeUnchanged: true,
    keepsAnswer: true,
    refusalOf: wordsOf,
    fieldsOf(error, values) {
      const fields = ownFields(error.fields, values);
      setSummary(fields);
      return fields;
    },
    onRefused: () => "",
  });
  const showProblems = (problems: Problems): void => {
    form.forgetAnswer();
    form.setServerErrors(problems);
    setSummary(problems);
  };
  return {
    ...form,
    attempts,
    summary,
    refusal: form.refusal?.text,
    onSubmit: (event) => {
      event.preventDefault();
      if (form.busy) return;
      setAttempts(attempts + 1);
      setSummary({});
      if (form.ready) form.onSubmit(event);
      else showProblems(firstOf(form.errors));
    },
  };
}

function firstOf(errors: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([name, [first = ""]]) => [name, first]));
}

function wordsOf(error: unknown): Refusal {
  if (!isApiError(error)) throw error;
  return { code: error.code, text: Object.values(error.fields)[0] ?? (error.message || GENERAL_ERROR) };
}
