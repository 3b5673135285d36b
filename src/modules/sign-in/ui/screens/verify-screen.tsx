import { useText } from "#platform/browser/texts/texts.tsx";
import { authHref } from "../frame/auth-href.ts";
import { ConfirmSignUpForm } from "../forms/confirm-sign-up-form.tsx";
import { PasscodeForm } from "../forms/passcode-form.tsx";
import { usePendingCode } from "../pending-code.ts";
import { ScreenBody } from "../frame/screen-body.tsx";
import { TextLink } from "../frame/text-link.tsx";
import { useScreenText } from "../frame/use-screen-text.ts";
import { SandboxNote } from "./sandbox-note.tsx";
import type { ScreenProps } from "./screen-props.ts";

/** The code that the sign-in waits for: a passcode (AUTH-07), or else the address is to be confirmed (AUTH-03). */
export function VerifyScreen({ page, route }: ScreenProps) {
  const t = useText();
  const text = useScreenText();
  const passcode = usePendingCode("passcode");
  const { returnTo, go } = route;
  if (passcode === undefined) return <ConfirmScreen page={page} route={route} />;
  return (
    <ScreenBody
      footer={<TextLink href={authHref("/sign-in/code", returnTo)}>{t("Use another email")}</TextLink>}
      intro={text("identity.passcode.intro", { email: passcode.email })}
      moved={route.moved}
      title={text("identity.passcode.title")}
    >
      <PasscodeForm onSignedIn={() => go(returnTo, { replace: true })} pending={passcode} />
      <SandboxNote page={page} />
    </ScreenBody>
  );
}

/** AUTH-06. Signs in at once while the password of the sign-up is still in memory. */
export function ConfirmScreen({ page, route }: ScreenProps) {
  const t = useText();
  const text = useScreenText();
  const pending = usePendingCode("sign-up");
  const { returnTo, go } = route;
  return (
    <ScreenBody
      footer={<TextLink href={authHref("/sign-up", returnTo)}>{t("Use another email")}</TextLink>}
      intro={text("identity.verify.intro")}
      moved={route.moved}
      title={text("identity.verify.title")}
    >
      <ConfirmSignUpForm
        key={pending?.email ?? "none"}
        onConfirmed={({ signedIn }) =>
          go(signedIn ? returnTo : authHref("/sign-in", returnTo, { confirmed: "1" }), { replace: true })
        }
        pending={pending}
      />
      <SandboxNote page={page} />
    </ScreenBody>
  );
}
