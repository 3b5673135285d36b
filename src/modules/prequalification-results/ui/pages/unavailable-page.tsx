import { AlertBar } from "#design-system/alert-bar.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { EndLinks } from "#modules/prequalification/ui/journey/parts/end-links.tsx";
import { JourneyPage } from "#modules/prequalification/ui/journey/parts/journey-page.tsx";
import { StepGate } from "#modules/prequalification/ui/journey/parts/step-gate.tsx";

/** The bureau does not answer: on with estimates (OP-24, skip error). */
export function UnavailablePage() {
  return <StepGate steps={["unavailable"]}>{() => <Unavailable />}</StepGate>;
}

function Unavailable() {
  const t = useText();
  return (
    <JourneyPage title={t("We can't check your payments right now")}>
      <AlertBar hideAfter={null} type="warning">
        {t(
          "The credit bureau isn't answering. It has nothing to do with you, and your score is the same as before.",
        )}
      </AlertBar>
      <p className="max-w-prose">
        {t(
          "You can continue with estimates, which are on every car, and try again later. We keep only the record of your permission, with your phone number.",
        )}
      </p>
      <EndLinks retry={t("Try again")} />
    </JourneyPage>
  );
}
