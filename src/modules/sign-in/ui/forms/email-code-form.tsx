import { isApiError } from "#platform/browser/http/api-error.ts";
import { startPasscodeSchema } from "../../domain/passcode-schema.ts";
import { EmailField } from "../fields/email-field.tsx";
import type { CodeSentAnswer } from "../identity-api.ts";
import { type CodePurpose, rememberCode } from "../pending-code.ts";
import { SubmitRow } from "./submit-row.tsx";
import { useIdentityForm } from "./use-identity-form.ts";
import { isOutage } from "../use-outage.ts";
import { inSeconds } from "./use-resend.ts";
import { useScreenText } from "../frame/use-screen-text.ts";

export interface EmailCodeFormProps {
  readonly purpose: CodePurpose;
  readonly ask: (input: { readonly email: string }) => Promise<CodeSentAnswer>;
  /** A code is on its way, if the address has an account. */
  readonly onSent: () => void;
  /** The pool cannot do this now (AUTH-23); left out, the field says so. */
  readonly onOutage?: () => void;
  /** Words of the button. */
  readonly submit: string;
}

/** AUTH-02 and AUTH-04: one address, one button; what goes wrong shows under the field (OP-51). */
export function EmailCodeForm({ purpose, ask, onSent, onOutage, submit }: EmailCodeFormProps) {
  const form = useIdentityForm({
    schema: startPasscodeSchema,
    focus: "email",
    send: async (values) => {
      const email = String(values["email"]).trim();
      try {
        const { resendAfterSeconds, oneRequestLeft } = await ask({ email });
        rememberCode({ purpose, email, resendAt: inSeconds(resendAfterSeconds), oneRequestLeft });
        onSent();
      } catch (error) {
        if (onOutage !== undefined && isOutage(error)) return onOutage();
        if (!isApiError(error) || error.code !== "identity.resendTooSoon") throw error;
        // The code of a moment ago is still good: on to where it is typed in.
        rememberCode({ purpose, email, resendAt: inSeconds(error.retryAfterSeconds ?? 30) });
        onSent();
      }
    },
  });
  const { busy, refusal, onSubmit } = form;
  const text = useScreenText();
  return (
    <form {...form.formProps} className="grid gap-5" method="post" onSubmit={onSubmit}>
      <EmailField error={form.errorOf("email") ?? refusal?.text} />
      <SubmitRow busy={busy} ready={form.ready} reason={text("identity.email.reason")}>
        {submit}
      </SubmitRow>
    </form>
  );
}
