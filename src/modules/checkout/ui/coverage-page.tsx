import { latePart } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { CheckoutFrame } from "./checkout-frame.tsx";

const CoverageStep = latePart(
  async () => (await import("#modules/deal-drafts/ui/coverage/coverage-step.tsx")).CoverageStep,
);

/** CART-01 "Coverage": no plan is part of the order until somebody chooses one. */
export function CoveragePage() {
  const t = useText();
  return (
    <CheckoutFrame step="Coverage" title={t("Protect your car")}>
      {(parts) => <CoverageStep {...parts} />}
    </CheckoutFrame>
  );
}
