import { AlertBar } from "#design-system/alert-bar.tsx";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { signInSchema } from "#modules/accounts/domain/sign-in-schema.ts";
import { identityMessages } from "#modules/accounts/messages.ts";
import { EmailField } from "../fields/email-field.tsx";
import { signIn } from "../identity-api.ts";
import { PasswordField } from "../fields/password-field.tsx";
import { forgetCode, usePendingCode } from "../pending-code.ts";
import { SubmitRow } from "./submit-row.tsx";
import { TextLink } from "../frame/text-link.tsx";
import { useIdentityForm } from "./use-identity-form.ts";
import { useScreenText } from "../frame/use-screen-text.ts";

/** Refusals that are failures of ours. */
const OURS: ReadonlySet<string> = new Set(["unexpected", "identity.unavailable", "network.timeout"]);

interface SignInFormProps {
  readonly onSignedIn: () => void;
  /** The password was right, but the address was never confirmed. */
  readonly onConfirmationNeeded: (pending: { readonly email: string; readonly password: string }) => void;
  /** Address of the reset page, with the way back. */
  readonly resetHref: string;
  /** Address of the sign-in by passcode, offered while the pool is out (AUTH-23). */
  readonly codeHref?: string;
  /** Before the page is left for the reset. */
  readonly onLeave?: () => void;
}

/** AUTH-01. A refusal shows above the button (OP-51); a locked account leads to the reset (MSG-12). */
export function SignInForm(props: SignInFormProps) {
  const { onSignedIn, onConfirmationNeeded, resetHref, codeHref, onLeave } = props;
  const failed = useTexts(identityMessages);
  const t = useText();
  const form = useIdentityForm({
    schema: signInSchema,
    focus: "password",
    send: async (values) => {
      const input = { email: String(values["email"]).trim(), password: String(values["password"]) };
      try {
        await signIn(input);
        forgetCode();
        onSignedIn();
      } catch (error) {
        if (!isApiError(error) || error.code !== "identity.confirmationRequired") throw error;
        onConfirmationNeeded(input);
      }
    },
  });
  const { busy, refusal, onSubmit } = form;
  const confirmed = usePendingCode("confirmed");
  const text = useScreenText();
  // Nobody's input is wrong: MSG-07, with the phone.
  const isOurs = refusal !== undefined && OURS.has(refusal.code);
  const locked = refusal?.code === "identity.accountLocked";
  return (
    <form {...form.formProps} className="grid gap-5" method="post" onSubmit={onSubmit}>
      <EmailField error={form.errorOf("email")} key={confirmed?.email} start={confirmed?.email} />
      <div>
        <PasswordField
          autoComplete="current-password"
          error={form.errorOf("password")}
          id="password"
          label={t("Password")}
          required
        />
        <TextLink href={resetHref} onLeave={onLeave}>
          {text("identity.signIn.forgot")}
        </TextLink>
      </div>
      {refusal && (
        <AlertBar
          action={
            locked ? (
              <TextLink href={resetHref} onLeave={onLeave}>
                {text("identity.reset.title")}
              </TextLink>
            ) : (
              isOurs &&
              codeHref !== undefined && <TextLink href={codeHref}>{text("identity.outage.submit")}</TextLink>
            )
          }
          type={isOurs ? "internalError" : "wrongInput"}
        >
          {isOurs ? failed("identity.unavailable") : refusal.text}
        </AlertBar>
      )}
      <SubmitRow busy={busy} ready={form.ready} reason={text("identity.signIn.reason")}>
        {text("identity.signIn.submit")}
      </SubmitRow>
    </form>
  );
}
