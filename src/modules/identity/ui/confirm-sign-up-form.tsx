import { type FormEvent, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { ErrorSummary } from "#design-system/error-summary.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { GENERAL_ERROR, isApiError } from "#platform/browser/api-error.ts";
import { confirmSignUpSchema } from "../domain/sign-in-schema.ts";
import { confirmSignUp } from "./identity-api.ts";
import { PasswordField } from "./password-field.tsx";
import type { PendingSignUp } from "./pending-sign-up.ts";
import { ResendCode } from "./resend-code.tsx";
import { SubmitRow } from "./submit-row.tsx";
import { useFormFields } from "./use-form-fields.ts";

export interface ConfirmSignUpFormProps {
  /** The sign-up of this tab; without one the address is asked for. */
  readonly pending: PendingSignUp | undefined;
  /** `signedIn` is false when the password was not at hand: the sign-in page comes next. */
  readonly onConfirmed: (outcome: { readonly signedIn: boolean }) => void;
}

/** AUTH-06: email (disabled), hidden password, verification code. Errors show at the code (OP-51). */
export function ConfirmSignUpForm({ pending, onConfirmed }: ConfirmSignUpFormProps) {
  const form = useFormFields(confirmSignUpSchema);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [askPassword, setAskPassword] = useState(false);
  const email = pending?.email ?? String(form.values["email"] ?? "");

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || !form.valid) return;
    setBusy(true);
    setRefusal(undefined);
    const password = askPassword ? String(form.values["password"]) : pending?.password;
    try {
      const code = String(form.values["code"]);
      onConfirmed({
        signedIn: await confirmSignUp({ email, code, ...(password === undefined ? {} : { password }) }),
      });
    } catch (error) {
      setBusy(false);
      if (!isApiError(error)) return setRefusal(GENERAL_ERROR);
      if (error.code === "identity.passwordRequired") setAskPassword(true);
      form.setServerErrors(error.fields);
      if (Object.keys(error.fields).length === 0) setRefusal(error.message);
    }
  };

  return (
    <form {...form.formProps} className="grid gap-5" method="post" onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={form.serverErrors} />
      <TextField
        autoComplete="username"
        defaultValue={pending?.email ?? ""}
        error={form.errorOf("email")}
        id="email"
        inputMode="email"
        key={pending?.email ?? "asked"}
        label="Email"
        readOnly={pending !== undefined}
        required
        type="email"
      />
      {askPassword && (
        <PasswordField
          autoComplete="current-password"
          error={form.errorOf("password")}
          id="password"
          label="Password"
          required
        />
      )}
      <TextField
        autoComplete="one-time-code"
        error={form.errorOf("code")}
        help="6 digits, from the email we sent you. It works for 10 minutes."
        id="code"
        inputMode="numeric"
        label="Verification Code"
        maxLength={12}
        required
      />
      {refusal !== undefined && <AlertBar type="error">{refusal}</AlertBar>}
      <SubmitRow busy={busy} ready={form.valid && form.changed} reason="Enter the 6-digit code to continue.">
        Verify
      </SubmitRow>
      <ResendCode email={email} onSent={() => form.setServerErrors({})} />
    </form>
  );
}
