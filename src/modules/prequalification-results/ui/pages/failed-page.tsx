import { useText } from "#platform/browser/texts/texts.tsx";
import type { JourneyView } from "#modules/prequalification/domain/journey-view.ts";
import { EndLinks, WhatNext } from "#modules/prequalification/ui/journey/parts/end-links.tsx";
import { Fact, JourneyPage } from "#modules/prequalification/ui/journey/parts/journey-page.tsx";
import { longDate } from "#modules/prequalification/ui/journey/parts/long-date.ts";
import { StepGate } from "#modules/prequalification/ui/journey/parts/step-gate.tsx";

/** Nobody could confirm who it is (OP-24, MSG-26): no decline, and nothing was asked of lenders. */
export function FailedPage() {
  return <StepGate steps={["failed"]}>{(view) => <Failed view={view} />}</StepGate>;
}

function Failed({ view }: { readonly view: JourneyView }) {
  const t = useText();
  const { retryOn } = view;
  return (
    <JourneyPage
      lead={t("No lender was asked, and your credit score is the same as before.")}
      title={t("We can't show personalized payments because your identity isn't verified.")}
    >
      <WhatNext title={t("What you can do")}>
        <Fact
          icon="calendar"
          title={
            retryOn === null
              ? t("You can try again now")
              : t("You can try again on or after {date}", { date: longDate(t, retryOn) })
          }
        >
          {t(
            "The details you gave may not match what the credit bureau has. Use your name as it appears on your driver's license and the address on your recent bills.",
          )}
        </Fact>
        <Fact icon="card" title={t("You don't need it to buy")}>
          {t("Estimates stay on every car. At checkout you can apply for credit with your full details.")}
        </Fact>
      </WhatNext>
      <EndLinks retry={retryOn === null ? t("Try again") : undefined} />
    </JourneyPage>
  );
}
