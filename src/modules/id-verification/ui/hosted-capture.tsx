import { useEffect, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Spinner } from "#design-system/spinner.tsx";
import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { apiClient } from "#platform/browser/http/api-client.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { CaptureIntro } from "./capture-intro.tsx";
import type { CaptureCalls, CaptureEnd, CaptureOutcome } from "./capture-calls.ts";

const POLL_MS = 4_000;

/** The provider takes the pictures on its own pages: the way there, and waiting for its word after coming back. */
export function HostedCapture({
  calls,
  isStarted,
  onEnd,
}: {
  readonly calls: CaptureCalls;
  readonly isStarted: boolean;
  readonly onEnd: (end: CaptureEnd) => void;
}) {
  const t = useText();
  const going = useWrite();
  const leaving = useWrite();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (!isStarted) return undefined;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      timer = setTimeout(() => setLooks(looks + 1), POLL_MS);
    };
    apiClient
      .post<{ outcome: CaptureOutcome | null }>(calls.check, {}, { signal: abort.signal })
      .then(({ outcome }) => (outcome === null ? again() : onEnd(outcome)), again);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [isStarted, looks, calls.check, onEnd]);
  const go = async () => {
    const started = await going.run(() => apiClient.post<{ url: string | null }>(calls.start, {}));
    if (started?.url) window.location.assign(started.url);
  };
  const cancel = async () => {
    if (await leaving.run(() => apiClient.post(calls.link, { action: "cancel" }))) onEnd("CANCELED");
  };
  const error = going.error ?? leaving.error;
  return (
    <div className="grid gap-6">
      {isStarted ? (
        <StepHeading title={t("Checking your ID")}>
          {t("We're waiting for the result. If you didn't finish taking the photos, you can continue.")}
        </StepHeading>
      ) : (
        <>
          <CaptureIntro />
          <p>
            {t(
              "Have your license ready. You'll take the photos on our verification partner's site, then come back here.",
            )}
          </p>
        </>
      )}
      {error && <AlertBar type="error">{error.message}</AlertBar>}
      {isStarted && (
        <p aria-live="polite" className="flex items-center gap-3">
          <Spinner /> {t("This usually takes less than a minute.")}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={going.isBusy}
          className="max-sm:w-full"
          look={isStarted ? "secondary" : "primary"}
          onClick={() => void go()}
        >
          {isStarted ? t("Keep taking photos") : t("Start")}
        </Button>
        <Button busy={leaving.isBusy} className="max-sm:w-full" look="quiet" onClick={() => void cancel()}>
          {t("Cancel")}
        </Button>
      </div>
    </div>
  );
}
