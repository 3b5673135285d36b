import { useText } from "#platform/browser/texts/texts.tsx";
import { resetPasswordSchema } from "../../domain/password-reset-schema.ts";
import { CodeField } from "../fields/code-field.tsx";
import { EmailField } from "../fields/email-field.tsx";
import { forgotPassword, resetPassword, signIn } from "../identity-api.ts";
import { InlineAction } from "../frame/inline-action.tsx";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { NewPassword } from "../fields/new-password.tsx";
import { PasswordField } from "../fields/password-field.tsx";
import { forgetCode, type PendingCode } from "../pending-code.ts";
import { ResendCode } from "./resend-code.tsx";
import { SubmitRow } from "./submit-row.tsx";
import { useIdentityForm } from "./use-identity-form.ts";
import { useResend } from "./use-resend.ts";
import { useMissingText } from "../use-missing-text.ts";
import { useScreenText } from "../frame/use-screen-text.ts";

interface ResetPasswordFormProps {
  /** The request of this tab; without one the address is asked for. */
  readonly pending: PendingCode | undefined;
  readonly onReset: (outcome: { readonly signedIn: boolean }) => void;
}

/** AUTH-05: email (disabled), code, new password with live rules, confirmation. Errors show under the code (OP-51). */
export function ResetPasswordForm({ pending, onReset }: ResetPasswordFormProps) {
  const t = useText();
  const form = useIdentityForm({
    schema: resetPasswordSchema,
    focus: "code",
    send: async (values) => {
      const text = (name: string): string => String(values[name] ?? "");
      const login = { email: text("email").trim(), password: text("password") };
      await resetPassword({ ...login, code: text("code"), confirmPassword: text("confirmPassword") });
      forgetCode();
      onReset({ signedIn: await trySignIn(login) });
    },
  });
  const { busy, refusal, onSubmit, answer } = form;
  const text = useScreenText();
  const missing = useMissingText();
  const email = String(form.values["email"] ?? "").trim();
  const resend = useResend({
    pending: pending ?? (email === "" ? undefined : { purpose: "reset", email, resendAt: 0 }),
    ask: forgotPassword,
    onSent: () => form.clear("code"),
  });
  const isOver = answer?.code === "identity.codeExpired";
  return (
    <form {...form.formProps} className="grid gap-5" method="post" onSubmit={onSubmit}>
      <EmailField error={form.errorOf("email")} fixed={pending?.email} />
      <div className="grid gap-1">
        <CodeField
          action={isOver && <InlineAction onClick={resend.send}>{text("identity.resend")}</InlineAction>}
          error={form.errorOf("code") ?? refusal?.text}
          id="code"
          label={text("identity.verify.label")}
        />
        <ResendCode resend={resend} />
      </div>
      <NewPassword form={form} label={t("New password")} />
      <PasswordField
        autoComplete="new-password"
        error={form.errorOf("confirmPassword")}
        id="confirmPassword"
        label={t("Confirm password")}
        required
      />
      <SubmitRow busy={busy} ready={form.ready} reason={missing(form, "identity.newPassword.reason")}>
        {text("identity.newPassword.submit")}
      </SubmitRow>
    </form>
  );
}

/** The password is changed by now: when signing in fails all the same, the sign-in page comes next. */
async function trySignIn(input: { readonly email: string; readonly password: string }): Promise<boolean> {
  try {
    await signIn(input);
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return false;
  }
}
