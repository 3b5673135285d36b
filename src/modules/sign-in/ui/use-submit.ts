import { type FormEvent, useState } from "react";
import { GENERAL_ERROR, isApiError } from "#platform/browser/http/api-error.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { fillText } from "#platform/shared/texts/text.ts";
import { waitText } from "#platform/shared/time/wait-text.ts";
import { identityMessages } from "#modules/accounts/messages.ts";
import type { FormFields, FormValues } from "./use-form-fields.ts";

/** Why the server said no, in the retailer's words. */
export interface Refusal {
  readonly code: string;
  readonly text: string;
}

export interface Submission {
  readonly busy: boolean;
  /** Code of the last answer. Like `refusal`, gone with the next key: an answer is about what was sent. */
  readonly code: string | undefined;
  /** What no field explains. */
  readonly refusal: Refusal | undefined;
  readonly onSubmit: (event: FormEvent) => void;
}

/**
 * Sends a form once it is valid and changed. Errors of fields go to `form`, everything else is the
 * refusal, which the form shows where OP-51 puts it. Stays busy after success: another page follows.
 * @param focus id of the field that gets the focus after a refusal
 */
export function useSubmit(
  form: FormFields,
  focus: string,
  work: (values: FormValues) => Promise<void>,
): Submission {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<
    Refusal & { readonly about: FormValues; readonly isOfField: boolean }
  >();
  const refusalOf = useRefusal();
  const send = async (): Promise<void> => {
    setBusy(true);
    setAnswer(undefined);
    try {
      await work(form.values);
    } catch (error) {
      setBusy(false);
      const refusal = refusalOf(error);
      const fields = isApiError(error) ? error.fields : {};
      const [first, ...others] = Object.keys(fields);
      form.setServerErrors(first !== undefined && others.length === 0 ? { [first]: refusal.text } : fields);
      setAnswer({ ...refusal, about: form.values, isOfField: first !== undefined });
      document.getElementById(first ?? focus)?.focus();
    }
  };
  const current = answer?.about === form.values ? answer : undefined;
  return {
    busy,
    code: current?.code,
    refusal: current?.isOfField === false ? current : undefined,
    onSubmit: (event) => {
      event.preventDefault();
      if (!busy && form.valid && form.changed) void send();
    },
  };
}

/** The words for what went wrong; the retailer's own wording of a known code wins. */
export function useRefusal(): (error: unknown) => Refusal {
  const t = useText();
  const text = useTexts<Readonly<Record<string, string>>>(identityMessages);
  return (error) => {
    if (!isApiError(error)) return { code: "unexpected", text: GENERAL_ERROR };
    const isGeneral = error.code === "identity.checkFields" || !(error.code in identityMessages);
    const [only] = Object.values(error.fields);
    const wait = waitText(error.retryAfterSeconds ?? 60, t);
    const own = fillText(text(error.code), { wait });
    return { code: error.code, text: isGeneral ? (only ?? error.message) : own };
  };
}
