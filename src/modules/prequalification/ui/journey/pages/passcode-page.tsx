import { useCallback, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button, LinkButton } from "#design-system/button.tsx";
import { maskCode } from "#modules/sign-in/ui/fields/typing-mask.ts";
import { useAskAgain } from "#platform/browser/data/use-ask-again.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { verificationCodeSchema } from "#platform/shared/fields/verification-code.ts";
import type { JourneyView } from "../../../domain/journey-view.ts";
import { clockText } from "../expiry/clock-text.ts";
import { JourneyField } from "../forms/journey-field.tsx";
import { JourneyForm } from "../forms/journey-form.tsx";
import { type JourneyForm as Form, useJourneyForm } from "../forms/use-journey-form.ts";
import { journeyCalls } from "../journey-calls.ts";
import { deviceTime } from "../journey-clock.ts";
import { useJourney } from "../journey-context.ts";
import { startPath } from "../journey-start.ts";
import { JourneyPage } from "../parts/journey-page.tsx";
import { StepGate } from "../parts/step-gate.tsx";
import { useSecondsLeft } from "../use-seconds-left.ts";

const schema = formSchema({ code: verificationCodeSchema });
const LENGTH = 6;
/** Whether texts get through is known a while later. */
const LOOK_MS = 8_000;

/** The code that was sent to the phone proves that it is theirs (PQ-04). */
export function PasscodePage() {
  return <StepGate steps={["passcode"]}>{(view) => <Passcode view={view} />}</StepGate>;
}

function Passcode({ view }: { readonly view: JourneyView }) {
  const t = useText();
  const { run, reread } = useJourney();
  const look = useCallback(() => void reread(), [reread]);
  useAskAgain(look, { everyMs: LOOK_MS });
  const form = useJourneyForm({
    schema,
    send: async ({ code }) => run((key) => journeyCalls.verifyCode(String(code).replace(/\D/gu, ""), key)),
  });
  useSendWhenFull(form);
  const isMail = view.fallbackChannel === "email";
  return (
    <JourneyPage
      hasOwnFocus
      lead={
        isMail
          ? t("We can't send text messages right now, so we sent a 6-digit code to your email.")
          : t("We sent a 6-digit code to {phone}.", { phone: view.phoneHint })
      }
      station={1}
      title={isMail ? t("Confirm your email") : t("Confirm your phone")}
    >
      {view.textsAreDown && !isMail && <TextsAreDown />}
      <JourneyForm form={form} submit={t("Continue")}>
        <JourneyField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else
          autoFocus
          autoComplete="one-time-code"
          className="tabular max-w-60 tracking-[0.25em]"
          form={form}
          help={t("We continue as soon as you enter all six digits.")}
          inputMode="numeric"
          mask={maskCode}
          name="code"
          spellCheck={false}
        />
      </JourneyForm>
      <Resend onSent={() => form.clear("code")} view={view} />
      <OtherWays isMail={isMail} />
    </JourneyPage>
  );
}

/** The last digit sends the form; a code that was refused has to be changed first. */
function useSendWhenFull(form: Form): void {
  const code = String(form.values["code"] ?? "").replace(/\D/gu, "");
  const isFull = code.length === LENGTH;
  const { formProps } = form;
  useEffect(() => {
    if (isFull) formProps.ref.current?.requestSubmit();
  }, [isFull, code, formProps.ref]);
}

function Resend({ view, onSent }: { readonly view: JourneyView; readonly onSent: () => void }) {
  const t = useText();
  const { run } = useJourney();
  const [state, setState] = useState<{
    readonly isBusy?: true;
    readonly isSent?: true;
    readonly error?: string;
  }>({});
  const [resendAt, setResendAt] = useState(() => waitUntil(view));
  const wait = useSecondsLeft(resendAt) ?? 0;
  const send = async () => {
    setState({ isBusy: true });
    try {
      await run(async () => {
        const next = await journeyCalls.sendCode({});
        setResendAt(waitUntil(next));
        return next;
      });
      setState({ isSent: true });
      onSent();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState({ error: error.message });
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      {state.isSent && (
        <AlertBar type="resent">{t("We sent a new code. The old one no longer works.")}</AlertBar>
      )}
      {state.error !== undefined && <AlertBar type="warning">{state.error}</AlertBar>}
      <Button
        aria-disabled={wait > 0 || undefined}
        busy={state.isBusy === true}
        className="tabular px-0!"
        look="quiet"
        onClick={() => {
          if (wait === 0) void send();
        }}
      >
        {wait > 0 ? t("Send a new code in {time}", { time: clockText(wait) }) : t("Send a new code")}
      </Button>
    </div>
  );
}

const waitUntil = (view: JourneyView): number | null =>
  view.resendAt === null ? null : deviceTime(view.resendAt, view);

function OtherWays({ isMail }: { readonly isMail: boolean }) {
  const t = useText();
  const { start, discard } = useJourney();
  const navigate = useNavigate();
  const change = () => {
    discard({ keepsTyped: true });
    void navigate(startPath(start));
  };
  const link = "inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4";
  return (
    <div className="grid justify-items-start border-t border-line pt-4">
      {!isMail && (
        <button className={link} onClick={change} type="button">
          {t("Use another phone number")}
        </button>
      )}
      {isMail && (
        <Link className={link} to="/pre-qualify/fallback">
          {t("Use another email")}
        </Link>
      )}
    </div>
  );
}

/** The way out of an outage is a code by email. */
function TextsAreDown() {
  const t = useText();
  return (
    <AlertBar
      action={
        <LinkButton look="secondary" to="/pre-qualify/fallback">
          {t("Get your code by email")}
        </LinkButton>
      }
      type="warning"
    >
      {t("Text messages aren't getting through right now.")}
    </AlertBar>
  );
}
