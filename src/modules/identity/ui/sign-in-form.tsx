import { type FormEvent, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { ErrorSummary } from "#design-system/error-summary.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { GENERAL_ERROR, isApiError } from "#platform/browser/api-error.ts";
import { signInSchema } from "../domain/sign-in-schema.ts";
import { signIn } from "./identity-api.ts";
import { PasswordField } from "./password-field.tsx";
import { SubmitRow } from "./submit-row.tsx";
import { useFormFields } from "./use-form-fields.ts";

export interface SignInFormProps {
  readonly onSignedIn: () => void;
  /** The password was right, but the address was never confirmed. */
  readonly onConfirmationNeeded: (pending: { readonly email: string; readonly password: string }) => void;
}

/** AUTH-01. A refusal shows above the button (OP-51). */
export function SignInForm({ onSignedIn, onConfirmationNeeded }: SignInFormProps) {
  const form = useFormFields(signInSchema);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly locked: boolean }>();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || !form.valid) return;
    setBusy(true);
    setRefusal(undefined);
    const input = { email: String(form.values["email"]), password: String(form.values["password"]) };
    try {
      await signIn(input);
      onSignedIn();
    } catch (error) {
      setBusy(false);
      if (!isApiError(error)) return setRefusal({ text: GENERAL_ERROR, locked: false });
      if (error.code === "identity.confirmationRequired") return onConfirmationNeeded(input);
      form.setServerErrors(error.fields);
      if (Object.keys(error.fields).length === 0) {
        setRefusal({ text: error.message, locked: error.code === "identity.accountLocked" });
      }
    }
  };

  return (
    <form {...form.formProps} className="grid gap-5" method="post" onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={form.serverErrors} />
      <TextField
        autoComplete="username"
        error={form.errorOf("email")}
        id="email"
        inputMode="email"
        label="Email"
        required
        type="email"
      />
      <PasswordField
        autoComplete="current-password"
        error={form.errorOf("password")}
        id="password"
        label="Password"
        required
      />
      {refusal && (
        <AlertBar type="wrongInput">
          {refusal.text}
          {refusal.locked && <span className="block pt-1">Or wait 15 minutes and try again.</span>}
        </AlertBar>
      )}
      <SubmitRow
        busy={busy}
        ready={form.valid && form.changed}
        reason="Enter your email and password to continue."
      >
        Sign in
      </SubmitRow>
    </form>
  );
}
