import { StepHeading } from "#modules/order-steps/ui/step-heading.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";

/** What the step says once the car is with its buyer, with an appointment or without one. */
export function HandedOver() {
  const t = useText();
  return (
    <StepHeading title={t("Enjoy your new car")}>
      {t("Your purchase is complete, and you have the car and the keys.")}
    </StepHeading>
  );
}
