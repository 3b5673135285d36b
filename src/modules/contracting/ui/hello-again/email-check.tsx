import { type FormEvent, useEffect, useRef, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { TextField } from "#design-system/text-field.tsx";
import { SubmitRow } from "#modules/sign-in/ui/submit-row.tsx";
import { useFormFields } from "#modules/sign-in/ui/use-form-fields.ts";
import { useWrite } from "#modules/order-steps/ui/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { codeSignerSchema, emailSignerSchema } from "../../domain/signer-check-schema.ts";
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
  const form = useFormFields(emailSignerSchema);
  const { run, error, isBusy } = useWrite();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || !form.valid) return;
    const email = String(form.values["email"]).trim();
    await run(() => requestSignerCode(email).then(() => onSent(email)));
  };
  return (
    <form {...form.formProps} className="grid gap-5" method="post" onSubmit={(event) => void submit(event)}>
      <TextField
        autoComplete="email"
        error={form.errorOf("email")}
        help={t("contracting.emailCheck.addressOrder", "The address on your order.")}
        id="email"
        inputMode="email"
        label={t("common.email", "Email")}
        required
        type="email"
      />
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      <SubmitRow
        busy={isBusy}
        ready={form.valid && form.changed}
        reason={t("contracting.emailCheck.enterEmailContinue", "Enter your email to continue.")}
      >
        {t("contracting.emailCheck.emailMePasscode", "Email me a passcode")}
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
  const form = useFormFields(codeSignerSchema);
  const check = useWrite();
  const again = useWrite();
  const [wasResent, setResent] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => code.current?.focus(), []);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (check.isBusy || !form.valid) return;
    const verified = await check.run(() =>
      verifySigner({ method: "EMAIL", email, code: String(form.values["code"]) }),
    );
    if (verified) onVerified();
  };
  const resend = async () => {
    setResent(false);
    check.clear();
    await again.run(() => requestSignerCode(email).then(() => setResent(true)));
  };
  const error = check.error ?? again.error;
  const isOver = check.error?.status === 401;
  useEffect(() => {
    if (isOver) onEnded?.();
  }, [isOver, onEnded]);
  return (
    <form {...form.formProps} className="grid gap-5" method="post" onSubmit={(event) => void submit(event)}>
      <input name="email" type="hidden" value={email} />
      <p>
        {rich(
          t(
            "contracting.emailCheck.addressOrderPasscodeWay",
            "If {strong} is the address on your order, a passcode is on its way.",
          ),
          {
            strong: <strong className="break-all">{email}</strong>,
          },
        )}
      </p>
      <TextField
        autoComplete="one-time-code"
        error={form.errorOf("code")}
        help={t("contracting.emailCheck.n6DigitsExpires10Minutes", "6 digits. It expires in 10 minutes.")}
        id="code"
        inputMode="numeric"
        label={t("contracting.emailCheck.passcode", "Passcode")}
        maxLength={12}
        ref={code}
        required
      />
      {error && <AlertBar type="wrongInput">{error.message}</AlertBar>}
      {wasResent && (
        <AlertBar type="resent">
          {t(
            "contracting.emailCheck.sentAnotherPasscodeOnlyNewest",
            "We sent another passcode. Only the newest one works.",
          )}
        </AlertBar>
      )}
      <SubmitRow
        busy={check.isBusy}
        ready={form.valid}
        reason={t(
          "contracting.emailCheck.enter6DigitPasscodeContinue",
          "Enter the 6-digit passcode to continue.",
        )}
      >
        {t("common.continue", "Continue")}
      </SubmitRow>
      <div className="flex flex-wrap justify-center gap-x-4">
        <Button busy={again.isBusy} look="quiet" onClick={() => void resend()}>
          {t("contracting.emailCheck.sendAnotherPasscode", "Send another passcode")}
        </Button>
        <Button look="quiet" onClick={onOtherAddress}>
          {t("common.useAnotherEmail", "Use another email")}
        </Button>
      </div>
    </form>
  );
}
