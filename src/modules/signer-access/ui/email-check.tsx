import { useEffect, useRef, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { SubmitRow } from "#modules/sign-in/ui/forms/submit-row.tsx";
import { useForm } from "#platform/browser/forms/use-form.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { codeSignerSchema, emailSignerSchema } from "../domain/signer-check-schema.ts";
import { requestSignerCode, verifySigner } from "./signer-session.ts";

interface EmailCheckProps {
  readonly onVerified: () => void;
  /** What was known about the signer counts no longer. */
  readonly onEnded?: () => void;
}

/** An address, then the passcode sent to it. */
export function EmailCheck({ onVerified, onEnded }: EmailCheckProps) {
  const [email, setEmail] = useState<string>();
  return email === undefined ? (
    <AddressForm onSent={setEmail} />
  ) : (
    <CodeForm
      email={email}
      onEnded={onEnded}
      onOtherAddress={() => setEmail(undefined)}
      onVerified={onVerified}
    />
  );
}

function AddressForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useText();
  const form = useForm({
    schema: emailSignerSchema,
    async send(values) {
      const email = String(values["email"]).trim();
      await requestSignerCode(email);
      onSent(email);
    },
  });
  return (
    <form {...form.formProps} className="grid gap-5" method="post" onSubmit={form.onSubmit}>
      <TextField
        autoComplete="email"
        error={form.errorOf("email")}
        help={t("The address on your order.")}
        id="email"
        inputMode="email"
        label={t("Email")}
        required
        type="email"
      />
      {form.refusal && <AlertBar type="error">{form.refusal.text}</AlertBar>}
      <SubmitRow busy={form.busy} ready={form.ready} reason={t("Enter your email to continue.")}>
        {t("Email me a passcode")}
      </SubmitRow>
    </form>
  );
}

function CodeForm({
  email,
  onVerified,
  onEnded,
  onOtherAddress,
}: {
  readonly email: string;
  readonly onVerified: () => void;
  readonly onEnded: (() => void) | undefined;
  readonly onOtherAddress: () => void;
}) {
  const t = useText();
  const again = useWrite();
  const [wasResent, setResent] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => code.current?.focus(), []);
  const form = useForm({
    schema: codeSignerSchema,
    async send(values) {
      await verifySigner({ method: "EMAIL", email, code: String(values["code"]) });
      onVerified();
    },
    onRefused(error) {
      if (isApiError(error) && error.status === 401) onEnded?.();
      return undefined;
    },
  });
  const resend = async () => {
    setResent(false);
    form.forgetAnswer();
    await again.run(() => requestSignerCode(email).then(() => setResent(true)));
  };
  const problem = form.refusal?.text ?? again.error?.message;
  return (
    <form {...form.formProps} className="grid gap-5" method="post" onSubmit={form.onSubmit}>
      <input name="email" type="hidden" value={email} />
      <p>
        {rich(t("If {strong} is the address on your order, a passcode is on its way."), {
          strong: <strong className="break-all">{email}</strong>,
        })}
      </p>
      <TextField
        autoComplete="one-time-code"
        error={form.errorOf("code")}
        help={t("6 digits. It expires in 10 minutes.")}
        id="code"
        inputMode="numeric"
        label={t("Passcode")}
        maxLength={12}
        ref={code}
        required
      />
      {problem !== undefined && <AlertBar type="wrongInput">{problem}</AlertBar>}
      {wasResent && (
        <AlertBar type="resent">{t("We sent another passcode. Only the newest one works.")}</AlertBar>
      )}
      <SubmitRow busy={form.busy} ready={form.ready} reason={t("Enter the 6-digit passcode to continue.")}>
        {t("Continue")}
      </SubmitRow>
      <div className="flex flex-wrap justify-center gap-x-4">
        <Button busy={again.isBusy} look="quiet" onClick={() => void resend()}>
          {t("Send another passcode")}
        </Button>
        <Button look="quiet" onClick={onOtherAddress}>
          {t("Use another email")}
        </Button>
      </div>
    </form>
  );
}
