import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { authHref } from "../auth-href.ts";
import { EmailCodeForm } from "../email-code-form.tsx";
import { startPasscode } from "../identity-api.ts";
import { ScreenBody } from "../screen-body.tsx";
import { SignUpForm } from "../sign-up-form.tsx";
import { SocialButtons } from "../social-buttons.tsx";
import { TextLink } from "../text-link.tsx";
import { useScreenText } from "../use-screen-text.ts";
import type { ScreenProps } from "./screen-props.ts";

/** AUTH-08; during an outage it offers a passcode instead (AUTH-23, MSG-20). */
export function SignUpScreen({ page, route }: ScreenProps) {
  const text = useScreenText();
  const [out, setOut] = useState(!page.canSignUp);
  const { returnTo, go } = route;
  const signInLink = (
    <p>
      Already have an account? <TextLink href={authHref("/sign-in", returnTo)}>Sign in</TextLink>
    </p>
  );
  return (
    <ScreenBody
      footer={signInLink}
      intro={out ? undefined : text("identity.signUp.intro", { brand: page.brandName })}
      moved={route.moved}
      title={text("identity.signUp.title")}
    >
      {out ? (
        <>
          <AlertBar type="warning">{text("identity.outage")}</AlertBar>
          <EmailCodeForm
            ask={startPasscode}
            onSent={() => go(authHref("/sign-in/verify", returnTo))}
            purpose="passcode"
            submit={text("identity.outage.submit")}
          />
        </>
      ) : (
        <>
          <SocialButtons returnTo={returnTo} social={page.social} />
          <SignUpForm
            consents={page.consents}
            onCodeSent={() => go(authHref("/sign-up/confirm", returnTo))}
            onOutage={() => setOut(true)}
            privacyHref={page.privacyHref}
            signInHref={authHref("/sign-in", returnTo)}
            termsHref={page.termsHref}
          />
        </>
      )}
    </ScreenBody>
  );
}
