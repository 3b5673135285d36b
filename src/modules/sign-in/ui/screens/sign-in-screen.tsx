import { AlertBar } from "#design-system/alert-bar.tsx";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { useSession } from "#platform/browser/session/use-session.ts";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { providerProblemText } from "../../domain/provider-problem.ts";
import { identityMessages } from "#modules/accounts/messages.ts";
import { authHref } from "../frame/auth-href.ts";
import { rememberCode } from "../pending-code.ts";
import { ScreenBody } from "../frame/screen-body.tsx";
import { SignInForm } from "../forms/sign-in-form.tsx";
import { SocialButtons } from "../frame/social-buttons.tsx";
import { TextLink } from "../frame/text-link.tsx";
import { useScreenText } from "../frame/use-screen-text.ts";
import type { ScreenProps } from "./screen-props.ts";
import { SignUpLink } from "./sign-up-link.tsx";

/** AUTH-01, with the reason why the person is here. */
export function SignInScreen({ page, route }: ScreenProps) {
  const t = useText();
  const text = useScreenText();
  const { returnTo, go } = route;
  return (
    <ScreenBody
      footer={<SignUpLink returnTo={returnTo} />}
      // Whoever has just confirmed an address is new here; what comes next stands above the form.
      intro={
        route.search.has("confirmed") ? undefined : text("identity.signIn.intro", { brand: page.brandName })
      }
      moved={route.moved}
      title={text("identity.signIn.title")}
    >
      <Arrival search={route.search} />
      <SocialButtons legal={page} returnTo={returnTo} social={page.social} />
      <SignInForm
        onConfirmationNeeded={(pending) => {
          rememberCode({ ...pending, purpose: "sign-up", resendAt: 0 });
          go(authHref("/sign-in/verify", returnTo));
        }}
        codeHref={authHref("/sign-in/code", returnTo)}
        onSignedIn={() => go(returnTo, { replace: true })}
        resetHref={authHref("/reset-password", returnTo)}
      />
      <p className="-my-2 text-center">
        <TextLink href={authHref("/sign-in/code", returnTo)}>{text("identity.signIn.withCode")}</TextLink>
      </p>
      {page.demoSignIn !== null && (
        <p className="rounded-control bg-surface-sunken p-3 text-small text-ink-muted">
          {rich(t("Demonstration sign-in: {email} with {password}"), {
            email: <strong className="wrap-anywhere">{page.demoSignIn.email}</strong>,
            password: <strong>{page.demoSignIn.password}</strong>,
          })}
        </p>
      )}
    </ScreenBody>
  );
}

/** Signed out, expired, confirmed, reset, or sent back by a provider: said once, above the form. */
export function Arrival({ search }: { readonly search: URLSearchParams }) {
  const t = useText();
  const screen = useScreenText();
  const text = useTexts(identityMessages);
  const session = useSession();
  const problem = providerProblemText(search, t);
  if (problem !== undefined) return <AlertBar type="warning">{problem}</AlertBar>;
  if (search.has("confirmed"))
    return <AlertBar type="success">{screen("identity.signIn.confirmed")}</AlertBar>;
  if (search.has("reset")) return <AlertBar type="success">{screen("identity.signIn.wasReset")}</AlertBar>;
  if (session.status === "signed-out" && session.expired)
    return <AlertBar type="expired">{text("identity.sessionExpired")}</AlertBar>;
  if (search.has("signed-out"))
    return <AlertBar type="success">{screen("identity.signIn.signedOut")}</AlertBar>;
  return null;
}
