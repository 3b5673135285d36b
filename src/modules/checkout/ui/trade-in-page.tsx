import { Button } from "#design-system/button.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { rich } from "#platform/browser/texts/rich-text.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { useCheckoutSite } from "./checkout-site.tsx";
import { StepActions } from "#design-system/step-actions.tsx";
import { useNextStep } from "./use-next-step.ts";

/** CART-01 "Trade-In": the question, and whom to ask while offers are made by people. */
export function TradeInPage() {
  const t = useText();
  const { supportPhone } = useCheckoutSite();
  const goOn = useNextStep("Trade-In");
  return (
    <CheckoutFrame step="Trade-In" title={t("Do you have a car to trade in?")}>
      {({ draft: { order } }) => (
        <>
          <p className="max-w-prose">
            {rich(
              t(
                "{dealer} makes offers for trade-ins in person or by phone. Call {phone} before you submit. A trade-in isn't part of the amounts shown here.",
                { dealer: order.dealer.name },
              ),
              { phone: <PhoneLink number={supportPhone} /> },
            )}
          </p>
          <StepActions>
            <Button className="max-sm:w-full" onClick={() => void goOn(order)}>
              {t("Continue without a trade-in")}
            </Button>
          </StepActions>
        </>
      )}
    </CheckoutFrame>
  );
}
