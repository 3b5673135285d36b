import { verifyPasscodeSchema } from "../../domain/passcode-schema.ts";
import { CodeField } from "../fields/code-field.tsx";
import { startPasscode, verifyPasscode } from "../identity-api.ts";
import { InlineAction } from "../frame/inline-action.tsx";
import { forgetCode, type PendingCode } from "../pending-code.ts";
import { ResendCode } from "./resend-code.tsx";
import { SubmitRow } from "./submit-row.tsx";
import { useIdentityForm } from "./use-identity-form.ts";
import { useResend } from "./use-resend.ts";
import { useScreenText } from "../frame/use-screen-text.ts";

interface PasscodeFormProps {
  readonly pending: PendingCode;
  readonly onSignedIn: () => void;
}

/** AUTH-07: one passcode, a verify button, a resend link; what goes wrong shows under the field. */
export function PasscodeForm({ pending, onSignedIn }: PasscodeFormProps) {
  const form = useIdentityForm({
    schema: verifyPasscodeSchema,
    focus: "code",
    send: async (values) => {
      await verifyPasscode({ email: pending.email, code: String(values["code"]) });
      forgetCode();
      onSignedIn();
    },
  });
  const { busy, refusal, onSubmit, answer } = form;
  const text = useScreenText();
  const resend = useResend({ pending, ask: startPasscode, onSent: () => form.clear("code") });
  const isOver = answer?.code === "identity.passcodeExpired";
  return (
    <form {...form.formProps} className="grid gap-4" method="post" onSubmit={onSubmit}>
      <input autoComplete="username" defaultValue={pending.email} hidden name="email" readOnly type="email" />
      <CodeField
        action={isOver && <InlineAction onClick={resend.send}>{text("identity.resend")}</InlineAction>}
        error={form.errorOf("code") ?? refusal?.text}
        id="code"
        label={text("identity.passcode.label")}
      />
      <SubmitRow busy={busy} ready={form.ready} reason={text("identity.passcode.reason")}>
        {text("identity.verify.submit")}
      </SubmitRow>
      <ResendCode resend={resend} />
    </form>
  );
}
