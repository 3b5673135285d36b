import { useCallback, type ReactNode } from "react";
import { useNavigate, useParams } from "react-router";
import { RetryAlert } from "#design-system/retry-alert.tsx";
import { Skeleton } from "#design-system/skeleton.tsx";
import { StepResult } from "#modules/order-steps/ui/step-result.tsx";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import { type CaptureEnd, captureCalls, endPath, type OpenedCapture } from "./capture-calls.ts";
import { CaptureForm } from "./capture-form.tsx";
import { HostedCapture } from "./hosted-capture.tsx";
import { WayBack } from "./way-back.tsx";

const OVER: Readonly<Record<Exclude<OpenedCapture["state"], "open">, string>> = {
  used: english("This link was already used."),
  expired: english("This link has expired."),
  replaced: english("A newer link was sent. Open the latest text message."),
  closed: english("This order is over, so there is nothing left to verify."),
  unknown: english("This link doesn't work."),
};

/** What each of them means for the person who holds it; how one gets another link stands below. */
const WHY: Readonly<Record<keyof typeof OVER, string>> = {
  used: english("Each link works once. Your order shows whether your ID is verified."),
  expired: english("A link works for 24 hours."),
  replaced: english("Only the newest link works."),
  closed: english("Your pictures aren't needed any more."),
  unknown: english("Part of its address may be missing. Open the link in the text message again."),
};

/** The phone's side of ID verification: no sign-in, the link is the key (IDV-07). */
export function CapturePage({ isDemo }: { readonly isDemo: boolean }) {
  const { token = "" } = useParams();
  const calls = captureCalls(token);
  const navigate = useNavigate();
  const { data, error, reload } = useApiData<OpenedCapture>(calls.link);
  const onEnd = useCallback(
    (end: CaptureEnd) => void navigate(endPath(end), { replace: true, state: { outcome: end } }),
    [navigate],
  );
  // An address that was cut or mistyped is no link of ours, and trying again helps nobody.
  const isNoLink = error?.status === 400;
  if (error && !isNoLink)
    return (
      <Frame>
        <RetryAlert onRetry={reload}>{error.message}</RetryAlert>
      </Frame>
    );
  if (!data && !isNoLink)
    return (
      <Frame>
        <Skeleton className="h-96" />
      </Frame>
    );
  // A link that was used at the provider's still tells how it went.
  const isBack = data?.isStarted && (data.state === "open" || data.state === "used");
  if (!data || (data.state !== "open" && !isBack))
    return (
      <Frame>
        <DeadLink state={data && data.state !== "open" ? data.state : "unknown"} />
      </Frame>
    );
  const props = { calls, isDemo, onEnd };
  return (
    <Frame>
      {data.isHosted ? <HostedCapture {...props} isStarted={data.isStarted} /> : <CaptureForm {...props} />}
    </Frame>
  );
}

/** Nobody's fault, so nothing is red: why it is over, and how one gets another. */
function DeadLink({ state }: { readonly state: keyof typeof OVER }) {
  const t = useText();
  const steps = [
    t("Open your order, on this phone or on a computer."),
    t("Choose Verify ID and have a new link sent."),
    t("Open the newest text message on your phone."),
  ];
  return (
    <>
      <StepResult
        icon={state === "closed" || state === "unknown" ? "info" : "clock"}
        title={t(OVER[state])}
        tone="waiting"
      >
        <p>{t(WHY[state])}</p>
      </StepResult>
      {state !== "closed" && (
        <section aria-labelledby="new-link" className="grid gap-4 rounded-card bg-surface-sunken p-5">
          <h2 className="font-semibold" id="new-link">
            {t("If you still need a link")}
          </h2>
          <ol className="grid gap-3">
            {steps.map((step, at) => (
              <li className="flex items-start gap-3" key={step}>
                <span className="grid size-7 shrink-0 place-items-center rounded-full bg-surface-raised text-fine font-semibold">
                  {at + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </section>
      )}
      <WayBack withOrders />
    </>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="page-width grid max-w-[34rem] gap-6 py-8">{children}</div>;
}
