import { useEffect, useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { pushConsent } from "../domain/push-consent.ts";
import { canShowUpdates, noteUpdatesAnswer, updatesAnswer } from "./push-browser.ts";
import { useTurnOn } from "./use-turn-on.ts";

/**
 * Asks once, below the step of an order, whether this device may show updates. The browser's own question comes only
 * after the button; whoever says no is not asked again here, and finds the switch in the profile.
 */
export function AskForUpdates() {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const { press, isBusy, problem, isOn } = useTurnOn(() => undefined);
  useEffect(() => {
    if (!canShowUpdates() || updatesAnswer() !== null || Notification.permission === "denied") return;
    // Without a worker (development, or a retailer that keeps nothing on devices) there is nobody to show them.
    void navigator.serviceWorker.getRegistration().then((worker) => setAsking(worker !== undefined));
  }, []);
  if (!isAsking) return null;
  const decline = () => {
    noteUpdatesAnswer("no");
    setAsking(false);
  };
  return (
    <section aria-labelledby="ask-updates" className="grid gap-3 border-t border-line pt-4 print:hidden">
      <div className="flex gap-3">
        <Icon className="mt-0.5 shrink-0" name="mobile" />
        <div className="grid gap-1">
          <h2 className="font-semibold" id="ask-updates">
            {t("Get order updates on this device")}
          </h2>
          <p aria-live="polite" className="text-small text-ink-muted">
            {isOn ? t("On. Turn them off in your profile at any time.") : t(pushConsent.text)}
          </p>
        </div>
      </div>
      {problem !== undefined && <AlertBar type="warning">{problem}</AlertBar>}
      {!isOn && (
        <div className="flex flex-wrap gap-3 sm:pl-9">
          <Button busy={isBusy} className="max-sm:w-full" look="secondary" onClick={() => void press()}>
            {t("Turn on notifications")}
          </Button>
          <Button className="max-sm:w-full" look="quiet" onClick={decline}>
            {t("No, thanks")}
          </Button>
        </div>
      )}
    </section>
  );
}
