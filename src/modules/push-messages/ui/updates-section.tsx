import { useSyncExternalStore } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { deviceText } from "#modules/sessions/domain/device-name.ts";
import { useApiData } from "#platform/browser/data/use-api-data.ts";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { dayText } from "#platform/shared/time/day-text.ts";
import { pushConsent } from "../domain/push-consent.ts";
import type { PushView } from "../domain/push-view.ts";
import { canShowUpdates, PUSH_PATH, turnUpdatesOff } from "./push-browser.ts";
import { useTurnOn } from "./use-turn-on.ts";

/** A browser never learns to show updates while a page is open. */
const never = () => () => undefined;

/** The profile's part about order updates on devices: which have them, and the switch of each. */
export function UpdatesSection() {
  const t = useText();
  const { data, reload } = useApiData<PushView>(PUSH_PATH);
  const isAble = useSyncExternalStore(never, canShowUpdates, () => false);
  const turnOn = useTurnOn(reload);
  const off = useWrite();
  if (data === undefined || !data.isOffered) return null;
  const isOnHere = data.browsers.some(({ current }) => current);
  const turnOff = async (browser: PushView["browsers"][number]) => {
    await off.run(() => turnUpdatesOff(browser));
    reload();
  };
  const problem = turnOn.problem ?? off.error?.message;
  return (
    <Card aria-labelledby="updates-title" as="section" className="grid scroll-mt-24 gap-4" id="updates">
      <div className="grid gap-1">
        <h2 className="text-lead" id="updates-title">
          {t("Order updates on your devices")}
        </h2>
        <p className="text-small text-ink-muted">{t(pushConsent.text)}</p>
      </div>
      <ul aria-label={t("Devices with order updates")} className="grid empty:hidden">
        {data.browsers.map((browser) => {
          const name = deviceText(t, browser.device);
          const device = browser.current ? t("{device}, this device", { device: name }) : name;
          return (
            <li className="flex items-center gap-4 border-b border-line py-2 last:border-0" key={browser.id}>
              <span className="grid min-w-0 grow">
                <span className="font-semibold">{device}</span>
                <span className="text-small text-ink-muted">
                  {t("On since {date}", { date: dayText(new Date(browser.since), t.language) })}
                </span>
              </span>
              <Button
                aria-label={t("Turn off on {device}", { device })}
                busy={off.isBusy}
                className="-mr-3 shrink-0"
                look="quiet"
                onClick={() => void turnOff(browser)}
              >
                {t("Turn off")}
              </Button>
            </li>
          );
        })}
      </ul>
      {problem !== undefined && <AlertBar type="warning">{problem}</AlertBar>}
      {!isOnHere && isAble && (
        <p>
          <Button
            busy={turnOn.isBusy}
            className="max-sm:w-full"
            look="secondary"
            onClick={() => void turnOn.press()}
          >
            {t("Turn on for this device")}
          </Button>
        </p>
      )}
      {!isOnHere && !isAble && (
        <p className="text-small">
          {t(
            "This browser can't show them. On an iPhone, add this site to your home screen and open it there.",
          )}
        </p>
      )}
    </Card>
  );
}
