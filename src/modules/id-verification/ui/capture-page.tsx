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

/** The phone's side of ID verification: no sign-in, the link is the key (IDV-07). */
export function CapturePage({ isDemo }: { readonly isDemo: boolean }) {
  const t = useText();
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
        <StepResult
          icon="warning"
          title={t(OVER[data && data.state !== "open" ? data.state : "unknown"])}
          tone="problem"
        >
          {data?.state !== "closed" && (
            <p>{t("Return to your order and ask for a new link if you still need one.")}</p>
          )}
        </StepResult>
        <WayBack withOrders />
      </Frame>
    );
  const props = { calls, isDemo, onEnd };
  return (
    <Frame>
      {data.isHosted ? <HostedCapture {...props} isStarted={data.isStarted} /> : <CaptureForm {...props} />}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="page-width grid max-w-[34rem] gap-6 py-8">{children}</div>;
}
