import { useState } from "react";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { type Form, type FormInput, useForm } from "#platform/browser/forms/use-form.ts";
import { useRefusal } from "#modules/sign-in/ui/forms/use-refusal.ts";

export interface SectionForm {
  readonly form: Form;
  /** The sign-in is older than 15 minutes: the password is asked for in place. */
  readonly asksPassword: boolean;
  readonly hasPassword: boolean;
}

interface SectionFormInput extends Pick<FormInput, "schema" | "mayBeUnchanged"> {
  /** Sends the values; `currentPassword` is among them when it was asked for. */
  readonly send: FormInput["send"];
  readonly hasPassword: boolean;
  /** Asks for the password before the server has to. */
  readonly asksPassword?: boolean;
}

/** A form of the profile, which stays where it is and may ask for the password in place. */
export function useSectionForm(input: SectionFormInput): SectionForm {
  const { hasPassword } = input;
  const [asksPassword, setAsksPassword] = useState(input.asksPassword === true);
  const form = useForm({
    ...input,
    refusalOf: useRefusal(),
    keepsAnswer: true,
    isReady: ({ currentPassword }) => !asksPassword || String(currentPassword ?? "").trim() !== "",
    onRefused(error) {
      if (!hasPassword || !isApiError(error) || error.code !== "identity.signInAgain") return undefined;
      setAsksPassword(true);
      return "currentPassword";
    },
  });
  return { form, asksPassword, hasPassword };
}
