import { type FormEvent, useEffect, useRef, useState } from "react";
import type * as v from "valibot";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { type FormFields, type FormValues, useFormFields } from "#modules/sign-in/ui/use-form-fields.ts";
import { type Refusal, useRefusal } from "#modules/sign-in/ui/use-submit.ts";

export interface SectionForm {
  readonly form: FormFields;
  readonly busy: boolean;
  /** What the server said against the form as a whole. */
  readonly refusal: Refusal | undefined;
  /** The sign-in is older than 15 minutes: the password is asked for in place. */
  readonly asksPassword: boolean;
  readonly hasPassword: boolean;
  readonly ready: boolean;
  readonly onSubmit: (event: FormEvent) => void;
}

export interface SectionFormInput {
  readonly schema: v.GenericSchema;
  /** Sends the values; `currentPassword` is among them when it was asked for. */
  readonly send: (values: FormValues) => Promise<void>;
  readonly hasPassword: boolean;
  /** Asks for the password before the server has to. */
  readonly asksPassword?: boolean;
  /** Ready as it is, e.g. a deletion, which changes no field. */
  readonly mayBeUnchanged?: boolean;
}

/** A form that saves by itself: wakes up when it is valid and changed, and puts each answer where it belongs. */
export function useSectionForm(input: SectionFormInput): SectionForm {
  const form = useFormFields(input.schema);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [asksPassword, setAsksPassword] = useState(input.asksPassword === true);
  const refusalOf = useRefusal();
  const element = form.formProps.ref;
  const wanted = useRef<string>(undefined);
  // After the answer is on the page: a field that has just appeared can take the focus only now.
  useEffect(() => {
    if (busy || wanted.current === undefined) return;
    element.current?.querySelector<HTMLElement>(`[name="${wanted.current}"]`)?.focus();
    wanted.current = undefined;
  }, [busy, element]);
  const hasTyped = String(form.values["currentPassword"] ?? "").trim() !== "";
  const ready = form.valid && (form.changed || input.mayBeUnchanged === true) && (!asksPassword || hasTyped);
  const send = async (): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await input.send(form.values);
    } catch (error) {
      const fields = isApiError(error) ? error.fields : {};
      const [first] = Object.keys(fields);
      form.setServerErrors(fields);
      wanted.current = first;
      if (isApiError(error) && error.code === "identity.signInAgain" && input.hasPassword) {
        setAsksPassword(true);
        wanted.current = "currentPassword";
      }
      if (first === undefined) setRefusal(refusalOf(error));
    }
    setBusy(false);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy && ready) void send();
  };
  return { form, busy, refusal, asksPassword, hasPassword: input.hasPassword, ready, onSubmit };
}
