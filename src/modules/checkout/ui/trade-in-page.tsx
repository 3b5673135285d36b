import { latePart } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { CheckoutFrame } from "./checkout-frame.tsx";

const TradeInStep = latePart(
  async () => (await import("#modules/deal-drafts/ui/trade-in-step.tsx")).TradeInStep,
);

/** CART-01 "Trade-In". */
export function TradeInPage() {
  const t = useText();
  return (
    <CheckoutFrame step="Trade-In" title={t("Do you have a car to trade in?")}>
      {(parts) => <TradeInStep {...parts} />}
    </CheckoutFrame>
  );
}
