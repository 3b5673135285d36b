import { useEffect, useRef, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { verificationCodeSchema } from "#platform/shared/fields/verification-code.ts";
import { useText } from "#platform/browser/texts.tsx";
import { identityMessages } from "../../messages.ts";
import { CodeField } from "../code-field.tsx";
import { useRefusal } from "../use-submit.ts";
import { type EmailCodeSent, profileApi, refreshGreeting } from "./profile-api.ts";
import { SectionButtons } from "./section-buttons.tsx";
import type { SectionFormProps } from "./section-props.ts";
import { useProfileText } from "./use-profile-text.ts";
import { useSectionForm } from "./use-section-form.ts";

const schema = formSchema({ code: verificationCodeSchema });

export interface EmailCodeFormProps extends SectionFormProps {
  readonly sent: EmailCodeSent;
  readonly onSent: (sent: EmailCodeSent) => void;
  /** Back to the address. */
  readonly onOther: () => void;
}

/** The code that went to the new address (VAL-18), and another one once the countdown is over (AUTH-18). */
export function EmailCodeForm({ profile, onChange, done, sent, onSent, onOther }: EmailCodeFormProps) {
  const t = useText();
  const text = useProfileText();
  const focus = useRef<HTMLDivElement>(null);
  useEffect(() => focus.current?.querySelector("input")?.focus(), []);
  const section = useSectionForm({
    schema,
    hasPassword: profile.hasPassword,
    send: async (values) => {
      onChange(await profileApi.confirmEmail(String(values["code"])));
      done(text("profile.emailChanged"));
      await refreshGreeting();
    },
  });
  return (
    <form {...section.form.formProps} className="grid gap-5" method="post" onSubmit={section.onSubmit}>
      <AlertBar type="resent">
        {text("profile.emailSent", { email: sent.email })}
        {sent.oneRequestLeft && ` ${identityMessages["identity.oneRequestLeft"]}`}
      </AlertBar>
      <div ref={focus}>
        <CodeField error={section.form.errorOf("code")} id="code" label={t("Verification Code")} />
      </div>
      <SectionButtons
        cancel={{ label: text("profile.cancel"), onClick: () => done() }}
        hasPassword={profile.hasPassword}
        id="email"
        section={section}
        submit={text("profile.emailConfirm")}
      />
      <div className="grid justify-items-start gap-1">
        <SendAgain onSent={onSent} sent={sent} />
        <Button className="-ml-3" look="quiet" onClick={onOther}>
          {text("profile.emailOther")}
        </Button>
      </div>
    </form>
  );
}

function SendAgain({ sent, onSent }: Pick<EmailCodeFormProps, "sent" | "onSent">) {
  const text = useProfileText();
  const refusalOf = useRefusal();
  const [wait, setWait] = useState(sent.resendAfterSeconds);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (wait <= 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);
  const send = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const next = await profileApi.askEmail({ email: sent.email, emailConfirmation: sent.email });
      setWait(next.resendAfterSeconds);
      onSent(next);
    } catch (error) {
      setProblem(refusalOf(error).text);
    }
    setBusy(false);
  };
  return (
    <>
      {problem !== undefined && <AlertBar type="warning">{problem}</AlertBar>}
      <Button busy={busy} className="-ml-3" disabled={wait > 0} look="quiet" onClick={() => void send()}>
        {wait > 0 ? text("profile.emailWait", { seconds: String(wait) }) : text("profile.emailAgain")}
      </Button>
    </>
  );
}
