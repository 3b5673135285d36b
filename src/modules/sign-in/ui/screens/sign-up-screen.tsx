import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { authHref } from "../frame/auth-href.ts";
import { ScreenBody } from "../frame/screen-body.tsx";
import { SignUpForm } from "../forms/sign-up-form.tsx";
import { SocialButtons } from "../frame/social-buttons.tsx";
import { TextLink } from "../frame/text-link.tsx";
import { useOutage } from "../use-outage.ts";
import { useScreenText } from "../frame/use-screen-text.ts";
import { OutageForm } from "./outage-form.tsx";
import type { ScreenProps } from "./screen-props.ts";

/** AUTH-08; during an outage it offers a passcode instead (AUTH-23, MSG-20). */
export function SignUpScreen({ page, route }: ScreenProps) {
  const t = useText();
  const text = useScreenText();
  const { isOut, declare } = useOutage("canSignUp");
  const { returnTo, go } = route;
  const signInLink = (
    <p>
      {rich(t("Already have an account? {link}"), {
        link: <TextLink href={authHref("/sign-in", returnTo)}>{t("Sign in")}</TextLink>,
      })}
    </p>
  );
  return (
    <ScreenBody
      footer={signInLink}
      intro={isOut ? undefined : text("identity.signUp.intro", { brand: page.brandName })}
      moved={route.moved}
      title={text("identity.signUp.title")}
    >
      {isOut ? (
        <OutageForm message={text("identity.outage")} route={route} />
      ) : (
        <>
          <SocialButtons legal={page} returnTo={returnTo} social={page.social} />
          <SignUpForm
            consents={page.consents}
            onCodeSent={() => go(authHref("/sign-up/confirm", returnTo))}
            onOutage={declare}
            privacyHref={page.privacyHref}
            signInHref={authHref("/sign-in", returnTo)}
            termsHref={page.termsHref}
          />
        </>
      )}
    </ScreenBody>
  );
}
