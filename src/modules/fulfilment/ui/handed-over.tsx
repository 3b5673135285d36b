import { StepHeading } from "#modules/orders/ui/step-heading.tsx";
import { useText } from "#platform/browser/texts.tsx";

/** What the step says once the car is with its buyer, with an appointment or without one. */
export function HandedOver() {
  const t = useText();
  return <StepHeading title={t("Handed over")}>{t("The car and the keys are with you.")}</StepHeading>;
}
