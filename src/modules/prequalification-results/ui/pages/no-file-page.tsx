import { useText } from "#platform/browser/texts/texts.tsx";
import type { JourneyView } from "#modules/prequalification/domain/journey-view.ts";
import { EndLinks, WhatNext } from "#modules/prequalification/ui/journey/parts/end-links.tsx";
import { Fact, JourneyPage } from "#modules/prequalification/ui/journey/parts/journey-page.tsx";
import { StepGate } from "#modules/prequalification/ui/journey/parts/step-gate.tsx";

/** The bureau has no file of this person (OP-24): no decline, and nobody failed; often credit is just new. */
export function NoFilePage() {
  return <StepGate steps={["no-file"]}>{(view) => <NoFile view={view} />}</StepGate>;
}

function NoFile({ view }: { readonly view: JourneyView }) {
  const t = useText();
  const name = view.bureau?.name ?? t("the credit bureau");
  return (
    <JourneyPage
      lead={t(
        "We asked {bureau} and it found no file for the details you gave. That isn't a no: no lender was asked, and nothing about your credit changed.",
        { bureau: name },
      )}
      title={t("We couldn't find a credit file for you")}
    >
      <WhatNext title={t("What you can do")}>
        <Fact icon="document" title={t("Check what you typed, and try again")}>
          {t(
            "Use your full legal name, your date of birth, and the address on your recent bills. If you moved or changed your name, try the earlier one.",
          )}
        </Fact>
        <Fact icon="calendar" title={t("Is credit new to you?")}>
          {t(
            "A file usually starts about six months after your first loan or credit card. Until then there's nothing to show, and you have done nothing wrong.",
          )}
        </Fact>
        <Fact icon="card" title={t("You can still buy a car here")}>
          {t(
            "Apply at checkout with your full details, alone or with someone who has a credit history. You can also bring a loan from your own bank, or pay in full.",
          )}
        </Fact>
      </WhatNext>
      <EndLinks retry={t("Try again")} />
    </JourneyPage>
  );
}
