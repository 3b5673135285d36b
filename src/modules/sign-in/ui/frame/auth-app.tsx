import { type ComponentType, useEffect } from "react";
import { SupportPhoneProvider } from "#platform/browser/texts/support-phone.tsx";
import { useSession } from "#platform/browser/session/use-session.ts";
import { afterSignIn } from "../after-sign-in.ts";
import { AuthFrame } from "./auth-frame.tsx";
import type { AuthPage, AuthPath } from "./auth-page.ts";
import { CodeScreen } from "../screens/code-screen.tsx";
import { CompleteScreen } from "../screens/complete-screen.tsx";
import { HostedScreen } from "../screens/hosted-screen.tsx";
import { ResetConfirmScreen, ResetScreen } from "../screens/reset-screens.tsx";
import type { ScreenProps } from "../screens/screen-props.ts";
import { SignInScreen } from "../screens/sign-in-screen.tsx";
import { SignUpScreen } from "../screens/sign-up-screen.tsx";
import { ConfirmScreen, VerifyScreen } from "../screens/verify-screen.tsx";
import { useAuthRoute } from "./use-auth-route.ts";

/** For pages of others that hold these forms: from here, so that the auth pages load no more files for it. */
export { NewPassword } from "../fields/new-password.tsx";
export { ConfirmSignUpForm } from "../forms/confirm-sign-up-form.tsx";
export { SignUpForm } from "../forms/sign-up-form.tsx";
export { inSeconds } from "../forms/use-resend.ts";
export { signUp } from "../identity-api.ts";
export { rememberCode } from "../pending-code.ts";
export { isOutage } from "../use-outage.ts";
export { SocialButtons } from "./social-buttons.tsx";

const SCREENS: Readonly<Record<AuthPath, ComponentType<ScreenProps>>> = {
  "/sign-in": SignInScreen,
  "/sign-in/code": CodeScreen,
  "/sign-in/verify": VerifyScreen,
  "/sign-in/complete": CompleteScreen,
  "/sign-up": SignUpScreen,
  "/sign-up/confirm": ConfirmScreen,
  "/reset-password": ResetScreen,
  "/reset-password/confirm": ResetConfirmScreen,
  "/auth/callback": CompleteScreen,
};
/** Whoever is signed in has no business there. */
const FOR_SIGNED_OUT: ReadonlySet<AuthPath> = new Set(["/sign-in", "/sign-in/code", "/sign-up"]);

/** All auth pages: which screen is shown, in which layout. The same on the server and in the browser. */
export function AuthApp({ page }: { readonly page: AuthPage }) {
  const route = useAuthRoute(page.address);
  const session = useSession();
  const isDone = session.status === "signed-in" && FOR_SIGNED_OUT.has(route.path);
  useEffect(() => {
    if (isDone) window.location.replace(afterSignIn(route.returnTo));
  }, [isDone, route.returnTo]);
  const Own = SCREENS[route.path];
  const Screen = page.hosted && Own !== CompleteScreen ? HostedScreen : Own;
  return (
    <SupportPhoneProvider value={page.supportPhone}>
      <AuthFrame page={page} withReasons={Screen === SignUpScreen}>
        <Screen key={route.path} page={page} route={route} />
      </AuthFrame>
    </SupportPhoneProvider>
  );
}
