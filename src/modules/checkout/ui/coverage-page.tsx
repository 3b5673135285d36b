import { Button } from "#design-system/button.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { useNextStep } from "./use-next-step.ts";

/** CART-01 "Coverage": no plan is part of the order until somebody chooses one. */
export function CoveragePage() {
  const t = useText();
  const goOn = useNextStep("Coverage");
  return (
    <CheckoutFrame step="Coverage" title={t("Protect your car")}>
      {({ draft: { order } }) => (
        <>
          <p className="max-w-prose">
            {t(
              "{dealer} can tell you about service contracts and other plans. They are optional, never needed to buy or finance, and none is part of your order.",
              { dealer: order.dealer.name },
            )}
          </p>
          <StepActions>
            <Button className="max-sm:w-full" onClick={() => void goOn(order)}>
              {t("Continue without coverage")}
            </Button>
          </StepActions>
        </>
      )}
    </CheckoutFrame>
  );
}
