import { useEffect, useRef, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { verificationCodeSchema } from "#platform/shared/fields/verification-code.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { identityMessages } from "#modules/accounts/messages.ts";
import { CodeField } from "#modules/sign-in/ui/fields/code-field.tsx";
import { type EmailCodeSent, profileApi, refreshGreeting } from "./profile-api.ts";
import { ProfileForm } from "./profile-form.tsx";
import type { SectionFormProps } from "./sections/section-props.ts";
import { useAttempt } from "./use-attempt.ts";
import { useProfileText } from "./use-profile-text.ts";
import { useSectionForm } from "./sections/use-section-form.ts";

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
    <ProfileForm
      below={
        <div className="grid justify-items-start gap-1">
          <SendAgain onSent={onSent} sent={sent} />
          <Button className="-ml-3" look="quiet" onClick={onOther}>
            {text("profile.emailOther")}
          </Button>
        </div>
      }
      id="email"
      onCancel={() => done()}
      section={section}
      submit={text("profile.emailConfirm")}
    >
      <AlertBar type="resent">
        {text("profile.emailSent", { email: sent.email })}
        {sent.oneRequestLeft && ` ${identityMessages["identity.oneRequestLeft"]}`}
      </AlertBar>
      <div ref={focus}>
        <CodeField error={section.form.errorOf("code")} id="code" label={t("Verification Code")} />
      </div>
    </ProfileForm>
  );
}

function SendAgain({ sent, onSent }: Pick<EmailCodeFormProps, "sent" | "onSent">) {
  const text = useProfileText();
  const { busy, problem, run } = useAttempt();
  const [wait, setWait] = useState(sent.resendAfterSeconds);
  useEffect(() => {
    if (wait <= 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);
  const send = () =>
    run("send", async () => {
      const next = await profileApi.askEmail({ email: sent.email, emailConfirmation: sent.email });
      setWait(next.resendAfterSeconds);
      onSent(next);
    });
  return (
    <>
      {problem !== undefined && <AlertBar type="warning">{problem}</AlertBar>}
      <Button
        busy={busy !== undefined}
        className="-ml-3"
        disabled={wait > 0}
        look="quiet"
        onClick={() => void send()}
      >
        {wait > 0 ? text("profile.emailWait", { seconds: String(wait) }) : text("profile.emailAgain")}
      </Button>
    </>
  );
}
