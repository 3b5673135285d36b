import { useContext, useState } from "react";
import { Dialog } from "#design-system/dialog.tsx";
import { buttonClass } from "#design-system/plain-button.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { authHref } from "./frame/auth-href.ts";
import { ConfirmSignUpForm } from "./forms/confirm-sign-up-form.tsx";
import { EmailCodeForm } from "./forms/email-code-form.tsx";
import { startPasscode } from "./identity-api.ts";
import { InlineAction } from "./frame/inline-action.tsx";
import { PasscodeForm } from "./forms/passcode-form.tsx";
import { here } from "./pending-action.ts";
import { rememberCode, usePendingCode } from "./pending-code.ts";
import { SignInForm } from "./forms/sign-in-form.tsx";
import { SignInWaysContext } from "./sign-in-ways.ts";
import { SocialButtons } from "./frame/social-buttons.tsx";
import { TextLink } from "./frame/text-link.tsx";
import { useScreenText } from "./frame/use-screen-text.ts";

interface SignInPromptProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The page is left for sign-up, a reset or a provider: time to remember what was to be done. */
  readonly onLeave: () => void;
}

/** A retailer who keeps them elsewhere sends visits of these pages there (NAV-08). */
const LEGAL = { termsHref: "/terms-of-use", privacyHref: "/privacy-policy" };

type Step = "password" | "email" | "passcode" | "confirm";

/**
 * ROLE-03: sign in or create an account without losing the page. Signing in ends by itself: whoever opened
 * the modal hears of the session.
 */
export function SignInPrompt({ title, onClose, onLeave }: SignInPromptProps) {
  const ways = useContext(SignInWaysContext);
  const returnTo = here();
  return (
    <Dialog onClose={onClose} open title={title}>
      <div className="grid gap-5 pt-1">
        {ways.hosted ? (
          <HostedWay onLeave={onLeave} returnTo={returnTo} />
        ) : (
          <OwnWays onLeave={onLeave} returnTo={returnTo} />
        )}
      </div>
    </Dialog>
  );
}

interface WayProps {
  readonly returnTo: string;
  readonly onLeave: () => void;
}

function HostedWay({ returnTo, onLeave }: WayProps) {
  const text = useScreenText();
  const href = `/public/identity/hosted/start?${new URLSearchParams({ returnTo })}`;
  return (
    <a className={buttonClass("primary", "w-full")} href={href} onClick={onLeave} rel="nofollow">
      {text("identity.hosted.submit")}
    </a>
  );
}

function OwnWays({ returnTo, onLeave }: WayProps) {
  const t = useText();
  const { social } = useContext(SignInWaysContext);
  const [step, setStep] = useState<Step>("password");
  const isFirst = step === "password" || step === "email";
  return (
    <>
      {isFirst && (
        <>
          <p className="-my-3">
            {rich(t("New here? {link}"), {
              link: (
                <TextLink href={authHref("/sign-up", returnTo)} onLeave={onLeave}>
                  {t("Create an account")}
                </TextLink>
              ),
            })}
          </p>
          <SocialButtons legal={LEGAL} onLeave={onLeave} returnTo={returnTo} social={social} />
        </>
      )}
      <StepForm onLeave={onLeave} onStep={setStep} returnTo={returnTo} step={step} />
    </>
  );
}

function StepForm({
  step,
  onStep,
  returnTo,
  onLeave,
}: WayProps & { readonly step: Step; readonly onStep: (step: Step) => void }) {
  const text = useScreenText();
  const passcode = usePendingCode("passcode");
  const confirmation = usePendingCode("sign-up");
  if (step === "confirm")
    return (
      <ConfirmSignUpForm
        onConfirmed={({ signedIn }) => !signedIn && onStep("password")}
        pending={confirmation}
      />
    );
  if (step === "passcode" && passcode !== undefined)
    return (
      <>
        <p className="break-words text-ink-muted">
          {text("identity.passcode.intro", { email: passcode.email })}
        </p>
        <PasscodeForm onSignedIn={() => {}} pending={passcode} />
      </>
    );
  const other = step === "password" ? "email" : "password";
  return (
    <>
      {step === "password" ? (
        <SignInForm
          onConfirmationNeeded={(pending) => {
            rememberCode({ ...pending, purpose: "sign-up", resendAt: 0 });
            onStep("confirm");
          }}
          onLeave={onLeave}
          onSignedIn={() => {}}
          resetHref={authHref("/reset-password", returnTo)}
        />
      ) : (
        <EmailCodeForm
          ask={startPasscode}
          onSent={() => onStep("passcode")}
          purpose="passcode"
          submit={text("identity.code.submit")}
        />
      )}
      <p className="-my-2 text-center">
        <InlineAction onClick={() => onStep(other)}>
          {text(other === "email" ? "identity.signIn.withCode" : "identity.code.withPassword")}
        </InlineAction>
      </p>
    </>
  );
}
