import { AlertBar } from "#design-system/alert-bar.tsx";
import { authHref } from "../frame/auth-href.ts";
import { EmailCodeForm } from "../forms/email-code-form.tsx";
import { startPasscode } from "../identity-api.ts";
import type { AuthRoute } from "../frame/use-auth-route.ts";
import { useScreenText } from "../frame/use-screen-text.ts";

interface OutageFormProps {
  readonly route: AuthRoute;
  /** What cannot be done now, and that a passcode comes instead (MSG-20). */
  readonly message: string;
}

/** AUTH-23: the pool changes nothing at the moment, but a passcode by email still lets people in. */
export function OutageForm({ route, message }: OutageFormProps) {
  const text = useScreenText();
  return (
    <>
      <AlertBar type="warning">{message}</AlertBar>
      <EmailCodeForm
        ask={startPasscode}
        onSent={() => route.go(authHref("/sign-in/verify", route.returnTo))}
        purpose="passcode"
        submit={text("identity.outage.submit")}
      />
    </>
  );
}
