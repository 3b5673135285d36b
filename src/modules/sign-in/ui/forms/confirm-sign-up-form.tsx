import { useState } from "react";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { confirmSignUpSchema } from "#modules/accounts/domain/sign-in-schema.ts";
import { CodeField } from "../fields/code-field.tsx";
import { EmailField } from "../fields/email-field.tsx";
import { confirmSignUp, resendCode } from "../identity-api.ts";
import { InlineAction } from "../frame/inline-action.tsx";
import { PasswordField } from "../fields/password-field.tsx";
import { forgetCode, type PendingCode, rememberCode } from "../pending-code.ts";
import { ResendCode } from "./resend-code.tsx";
import { SubmitRow } from "./submit-row.tsx";
import { useIdentityForm } from "./use-identity-form.ts";
import { useResend } from "./use-resend.ts";
import { useScreenText } from "../frame/use-screen-text.ts";

interface ConfirmSignUpFormProps {
  /** The sign-up of this tab; without one the address is asked for. */
  readonly pending: PendingCode | undefined;
  /** `signedIn` is false when the password was not at hand: the sign-in page comes next. */
  readonly onConfirmed: (outcome: { readonly signedIn: boolean }) => void;
}

/** AUTH-03, AUTH-06: email (disabled), hidden password, verification code. Errors show under the code (OP-51). */
export function ConfirmSignUpForm({ pending, onConfirmed }: ConfirmSignUpFormProps) {
  const t = useText();
  const form = useIdentityForm({
    schema: confirmSignUpSchema,
    focus: "code",
    send: async (values) => {
      const password = asksPassword ? String(values["password"]) : pending?.password;
      const input = { email: String(values["email"]).trim(), code: String(values["code"]) };
      try {
        const signedIn = await confirmSignUp({ ...input, ...(password !== undefined && { password }) });
        // The sign-in that follows knows whose address it was.
        if (signedIn) forgetCode();
        else rememberCode({ purpose: "confirmed", email: input.email, resendAt: 0 });
        onConfirmed({ signedIn });
      } catch (error) {
        if (isApiError(error) && error.code === "identity.passwordRequired") setAsksPassword(true);
        throw error;
      }
    },
  });
  const { busy, refusal, onSubmit, answer } = form;
  const [asksPassword, setAsksPassword] = useState(false);
  const text = useScreenText();
  const email = String(form.values["email"] ?? "").trim();
  const resend = useResend({
    pending: pending ?? (email === "" ? undefined : { purpose: "sign-up", email, resendAt: 0 }),
    ask: resendCode,
    onSent: () => form.clear("code"),
  });
  const isOver = answer?.code === "identity.codeExpired";
  return (
    <form {...form.formProps} className="grid gap-5" method="post" onSubmit={onSubmit}>
      <EmailField error={form.errorOf("email")} fixed={pending?.email} />
      {asksPassword ? (
        <PasswordField
          autoComplete="current-password"
          error={form.errorOf("password")}
          id="password"
          label={t("Password")}
          required
        />
      ) : (
        <HiddenPassword value={pending?.password} />
      )}
      <CodeField
        action={isOver && <InlineAction onClick={resend.send}>{text("identity.resend")}</InlineAction>}
        error={form.errorOf("code") ?? refusal?.text}
        help={text("identity.verify.help")}
        id="code"
        label={text("identity.verify.label")}
      />
      <SubmitRow busy={busy} ready={form.ready} reason={text("identity.verify.reason")}>
        {text("identity.verify.submit")}
      </SubmitRow>
      <ResendCode resend={resend} />
    </form>
  );
}

/** For password managers, which save what a form sends; its name is not the form's business. */
function HiddenPassword({ value }: { readonly value: string | undefined }) {
  if (value === undefined) return null;
  return <input autoComplete="new-password" defaultValue={value} hidden readOnly type="password" />;
}
