import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/plain-button.tsx";
import { useWrite } from "#platform/browser/forms/use-write.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { cancelTradeIn } from "#modules/trade-in/ui/held/trade-in-actions.ts";

/** TRADE-04: its owner no longer wants to trade the car in; asked once more, because the offer goes with it. */
export function TakeBack() {
  const t = useText();
  const write = useWrite();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <div>
        <Button look="quiet" onClick={() => setAsked(true)}>
          {t("Remove this car")}
        </Button>
      </div>
    );
  return (
    <section aria-labelledby="take-back" className="grid gap-3">
      <h2 className="text-title" id="take-back">
        {t("Remove this car?")}
      </h2>
      <p className="max-w-prose">
        {t("Its offer ends, and we stop looking at it. You can start again any time.")}
      </p>
      {write.error && <AlertBar type="error">{write.error.message}</AlertBar>}
      <div className="flex flex-wrap gap-3">
        <Button busy={write.isBusy} className="max-sm:w-full" onClick={() => void write.run(cancelTradeIn)}>
          {t("Yes, remove it")}
        </Button>
        <Button className="max-sm:w-full" look="secondary" onClick={() => setAsked(false)}>
          {t("Keep it")}
        </Button>
      </div>
    </section>
  );
}
