import { useState } from "react";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { JourneyView } from "#modules/prequalification/domain/journey-view.ts";
import { LetterCard } from "../letter/letter-card.tsx";
import { EndLinks, WhatNext } from "#modules/prequalification/ui/journey/parts/end-links.tsx";
import { Fact, JourneyPage } from "#modules/prequalification/ui/journey/parts/journey-page.tsx";
import { longDate } from "#modules/prequalification/ui/journey/parts/long-date.ts";
import { StepGate } from "#modules/prequalification/ui/journey/parts/step-gate.tsx";

/** No lender takes the person as their file is today (OP-24): what that means, why, and what can be done. */
export function DeclinedPage() {
  return <StepGate steps={["declined"]}>{(view) => <Declined view={view} />}</StepGate>;
}

function Declined({ view }: { readonly view: JourneyView }) {
  const t = useText();
  const [isEarlier, setEarlier] = useState(false);
  return (
    <JourneyPage
      lead={
        isEarlier
          ? t(
              "Based on what you told us and your credit report when you asked before, we can't offer you payments right now.",
            )
          : t(
              "Based on what you told us and your credit report, we can't offer you payments right now. It was a soft check: your credit score is the same as before.",
            )
      }
      title={t("We can't pre-qualify you this time")}
    >
      <WhatNext title={t("What happens next")}>
        {isEarlier ? <LetterBefore /> : <LetterNow />}
        {view.retryOn !== null && (
          <Fact
            icon="calendar"
            title={t("You can try again on or after {date}", { date: longDate(t, view.retryOn) })}
          >
            {t("If something named in your letter has changed by then, the answer may be different.")}
          </Fact>
        )}
        <Fact icon="card" title={t("You can still buy a car here")}>
          {t("Pay in full, bring a loan from your own bank, or apply together with someone at checkout.")}
        </Fact>
      </WhatNext>
      <LetterCard door="tab" onNone={() => setEarlier(true)} />
      <EndLinks goOn={t("Keep looking at cars")} />
    </JourneyPage>
  );
}

function LetterNow() {
  const t = useText();
  return (
    <Fact icon="document" title={t("Your letter is ready")}>
      {t(
        "It gives the reasons, or says how to ask for them. It also names the credit bureau and explains how to get your credit report for free. Read it now, and choose below how we send it.",
      )}
    </Fact>
  );
}

/** A decline that stands: nobody is told twice, and no bureau was asked again. */
function LetterBefore() {
  const t = useText();
  return (
    <Fact icon="document" title={t("You have your letter already")}>
      {t(
        "This is the answer to a request you made before, and it stands until the day below. That letter gives the reasons, or says how to ask for them. We didn't ask a credit bureau again.",
      )}
    </Fact>
  );
}
