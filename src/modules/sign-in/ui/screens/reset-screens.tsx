import { useText } from "#platform/browser/texts/texts.tsx";
import { authHref } from "../frame/auth-href.ts";
import { EmailCodeForm } from "../forms/email-code-form.tsx";
import { forgotPassword } from "../identity-api.ts";
import { usePendingCode } from "../pending-code.ts";
import { ResetPasswordForm } from "../forms/reset-password-form.tsx";
import { ScreenBody } from "../frame/screen-body.tsx";
import { TextLink } from "../frame/text-link.tsx";
import { useOutage } from "../use-outage.ts";
import { useScreenText } from "../frame/use-screen-text.ts";
import { OutageForm } from "./outage-form.tsx";
import { SandboxNote } from "./sandbox-note.tsx";
import type { ScreenProps } from "./screen-props.ts";

/** AUTH-04. */
export function ResetScreen({ route }: ScreenProps) {
  const text = useScreenText();
  const { isOut, declare } = useOutage("canReset");
  const { returnTo, go } = route;
  return (
    <ScreenBody
      footer={<TextLink href={authHref("/sign-in", returnTo)}>{text("identity.callback.back")}</TextLink>}
      intro={isOut ? undefined : text("identity.reset.intro")}
      moved={route.moved}
      title={text("identity.reset.title")}
    >
      {isOut ? (
        <OutageForm message={text("identity.outage.reset")} route={route} />
      ) : (
        <EmailCodeForm
          ask={forgotPassword}
          onOutage={declare}
          onSent={() => go(authHref("/reset-password/confirm", returnTo))}
          purpose="reset"
          submit={text("identity.reset.submit")}
        />
      )}
    </ScreenBody>
  );
}

/** AUTH-05; ends signed in, with the password that was just set. */
export function ResetConfirmScreen({ page, route }: ScreenProps) {
  const t = useText();
  const text = useScreenText();
  const pending = usePendingCode("reset");
  const { returnTo, go } = route;
  const intro =
    pending === undefined
      ? text("identity.newPassword.introAsk")
      : text("identity.newPassword.intro", { email: pending.email });
  return (
    <ScreenBody
      footer={<TextLink href={authHref("/reset-password", returnTo)}>{t("Use another email")}</TextLink>}
      intro={intro}
      moved={route.moved}
      title={text("identity.newPassword.title")}
    >
      <ResetPasswordForm
        key={pending?.email ?? "none"}
        onReset={({ signedIn }) =>
          go(signedIn ? returnTo : authHref("/sign-in", returnTo, { reset: "1" }), { replace: true })
        }
        pending={pending}
      />
      <SandboxNote page={page} />
    </ScreenBody>
  );
}
