import { useState } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { Button } from "#design-system/plain-button.tsx";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { askForOffer } from "#modules/trade-in/ui/held/trade-in-actions.ts";
import { AnswersList } from "./answers-list.tsx";
import { OfferFrame } from "./offer-frame.tsx";
import { momentText } from "#modules/trade-in/ui/life/offer-times.ts";
import type { ShownTradeIn } from "./shown-trade-in.ts";

/** TRADE-06: after seven days it is asked for anew, from the same answers. */
export function EndedOffer({ site, view, questions }: ShownTradeIn) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const renew = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await askForOffer();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <OfferFrame title={t("Your offer has ended")} view={view}>
      <p className="max-w-prose">
        {view.expiresAt !== null &&
          t(
            "It was valid until {moment}. Car prices change every week, so a new one can be higher or lower.",
            {
              moment: momentText(t, view.expiresAt, site.timeZone),
            },
          )}
      </p>
      {problem !== undefined && <AlertBar type="error">{problem}</AlertBar>}
      <div>
        <Button busy={isBusy} className="max-sm:w-full" onClick={() => void renew()}>
          {t("Get a new offer")}
        </Button>
      </div>
      <AnswersList questions={questions} view={view} />
    </OfferFrame>
  );
}
