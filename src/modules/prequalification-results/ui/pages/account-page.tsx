import { Suspense, useContext, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { buttonClass } from "#design-system/button.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { authHref } from "#modules/sign-in/ui/frame/auth-href.ts";
import { TextLink } from "#modules/sign-in/ui/frame/text-link.tsx";
import { type PendingCode, usePendingCode } from "#modules/sign-in/ui/pending-code.ts";
import { SignInWaysContext } from "#modules/sign-in/ui/sign-in-ways.ts";
import { latePart } from "#platform/browser/late-part.ts";
import { useFlag } from "#platform/browser/analytics/flag-client.ts";
import { useSession } from "#platform/browser/session/use-session.ts";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { usePath, useText } from "#platform/browser/texts/texts.tsx";
import { useJourney } from "#modules/prequalification/ui/journey/journey-context.ts";
import { JourneyPage } from "#modules/prequalification/ui/journey/parts/journey-page.tsx";
import { ShortSignUp } from "./short-sign-up.tsx";
import { StepGate } from "#modules/prequalification/ui/journey/parts/step-gate.tsx";

const authForms = () => import("#modules/sign-in/ui/frame/auth-app.tsx");
const ConfirmSignUpForm = latePart(async () => (await authForms()).ConfirmSignUpForm);
const SignUpForm = latePart(async () => (await authForms()).SignUpForm);
const SocialButtons = latePart(async () => (await authForms()).SocialButtons);

const RESULT = "/pre-qualify/result";

/** An account for the result (PQ-02); whoever has one signs in, and the result is theirs by itself. */
export function AccountPage() {
  return <StepGate steps={["result"]}>{() => <Account />}</StepGate>;
}

function Account() {
  const t = useText();
  const session = useSession();
  const navigate = useNavigate();
  const pending = usePendingCode("sign-up");
  const isSignedIn = session.status === "signed-in";
  useEffect(() => {
    if (isSignedIn) void navigate(RESULT, { replace: true });
  }, [isSignedIn, navigate]);
  return (
    <JourneyPage
      lead={t("With an account you see your payments on every device, and at checkout.")}
      title={t("Save it to an account")}
    >
      <Suspense fallback={<Skeleton className="h-72" />}>
        {pending === undefined ? <SignUp /> : <Confirm pending={pending} />}
      </Suspense>
      <p className="border-t border-line pt-4">
        {rich(t("Already have an account? {link}"), {
          link: (
            <TextLink href={authHref("/sign-in", RESULT)} inline>
              {t("Sign in")}
            </TextLink>
          ),
        })}
      </p>
    </JourneyPage>
  );
}

function Confirm({ pending }: { readonly pending: PendingCode }) {
  const path = usePath();
  return (
    <ConfirmSignUpForm
      onConfirmed={({ signedIn }) => {
        // Without the password at hand the sign-in page asks for it, and comes back.
        if (!signedIn) location.assign(path(authHref("/sign-in", RESULT)));
      }}
      pending={pending}
    />
  );
}

/** FLG-17: prefilled and shorter for whom the flag is on, as long as this tab still knows what was typed. */
function SignUp() {
  const { typed } = useJourney();
  const isShort = useFlag("updated_signup_after_pq");
  const ways = useContext(SignInWaysContext);
  const [isOut, setOut] = useState(false);
  if (isOut) return <Outage />;
  if (ways.hosted) return <Hosted />;
  return isShort && typed !== null ? (
    <ShortSignUp onOutage={() => setOut(true)} typed={typed} />
  ) : (
    <FullSignUp onOutage={() => setOut(true)} />
  );
}

function FullSignUp({ onOutage }: { readonly onOutage: () => void }) {
  const { site } = useJourney();
  const { social } = useContext(SignInWaysContext);
  const { consents, termsHref, privacyHref } = site;
  return (
    <div className="grid gap-5">
      <SocialButtons legal={{ termsHref, privacyHref }} returnTo={RESULT} social={social} />
      <SignUpForm
        consents={consents}
        // The code that was sent is remembered, and its field is what comes next.
        onCodeSent={() => undefined}
        onOutage={onOutage}
        privacyHref={privacyHref}
        signInHref={authHref("/sign-in", RESULT)}
        termsHref={termsHref}
      />
    </div>
  );
}

/** The retailer's own pages make accounts. */
function Hosted() {
  const t = useText();
  const path = usePath();
  return (
    <a className={buttonClass("primary", "w-full")} href={path(authHref("/sign-up", RESULT))}>
      {t("Create an account")}
    </a>
  );
}

/** AUTH-23: accounts cannot be made now, and a code by email still lets people in. */
function Outage() {
  const t = useText();
  const path = usePath();
  return (
    <AlertBar
      action={
        <a className={buttonClass("secondary")} href={path(authHref("/sign-in/code", RESULT))}>
          {t("Email me a passcode")}
        </a>
      }
      type="warning"
    >
      {t("We can't create accounts right now. We'll email you a passcode to continue.")}
    </AlertBar>
  );
}
