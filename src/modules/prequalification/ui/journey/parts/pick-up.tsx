import { Button, LinkButton } from "#design-system/button.tsx";
import { Card } from "#design-system/card.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english } from "#platform/shared/texts/text.ts";
import type { JourneyStep } from "../../../domain/journey-view.ts";
import { useJourney } from "../journey-context.ts";
import { isOpenStep, stepPath } from "../step-path.ts";

const RESULT = {
  title: english("You've already checked your payments"),
  text: english("They're still here, on every car."),
  go: english("See my result"),
};
const OPEN = {
  title: english("You've already started"),
  text: english("Pick up where you left off. Nothing was lost."),
  go: english("Continue"),
};
const OVER = {
  title: english("Your last check has ended"),
  text: english("You can see the result or start over."),
  go: english("See the result"),
};

/** Somebody comes to the first page who has been here: on with it, or anew. */
export function PickUp({
  step,
  onStartOver,
}: {
  readonly step: JourneyStep;
  readonly onStartOver: () => void;
}) {
  const t = useText();
  const { discard } = useJourney();
  const isOpen = isOpenStep(step);
  const words = isOpen ? OPEN : step === "result" ? RESULT : OVER;
  const startOver = () => {
    if (isOpen) discard();
    onStartOver();
  };
  return (
    <Card aria-labelledby="pick-up" as="section" className="grid gap-4">
      <h2 className="text-lead" id="pick-up">
        {t(words.title)}
      </h2>
      <p>{t(words.text)}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={stepPath(step)}>{t(words.go)}</LinkButton>
        <Button look="secondary" onClick={startOver}>
          {t("Start over")}
        </Button>
      </div>
    </Card>
  );
}
