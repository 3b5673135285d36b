import { authHref } from "../frame/auth-href.ts";
import { EmailCodeForm } from "../forms/email-code-form.tsx";
import { startPasscode } from "../identity-api.ts";
import { ScreenBody } from "../frame/screen-body.tsx";
import { SocialButtons } from "../frame/social-buttons.tsx";
import { TextLink } from "../frame/text-link.tsx";
import { useScreenText } from "../frame/use-screen-text.ts";
import type { ScreenProps } from "./screen-props.ts";
import { Arrival } from "./sign-in-screen.tsx";
import { SignUpLink } from "./sign-up-link.tsx";

/** AUTH-02: only an email and a button. */
export function CodeScreen({ page, route }: ScreenProps) {
  const text = useScreenText();
  const { returnTo, go } = route;
  return (
    <ScreenBody
      footer={<SignUpLink returnTo={returnTo} />}
      intro={text("identity.code.intro")}
      moved={route.moved}
      title={text("identity.code.title")}
    >
      <Arrival search={route.search} />
      <SocialButtons legal={page} returnTo={returnTo} social={page.social} />
      <EmailCodeForm
        ask={startPasscode}
        onSent={() => go(authHref("/sign-in/verify", returnTo))}
        purpose="passcode"
        submit={text("identity.code.submit")}
      />
      <p className="-my-2 text-center">
        <TextLink href={authHref("/sign-in", returnTo)}>{text("identity.code.withPassword")}</TextLink>
      </p>
    </ScreenBody>
  );
}
