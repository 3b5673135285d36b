import { latePart } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { CheckoutFrame } from "./checkout-frame.tsx";

const Overview = latePart(async () => (await import("./overview.tsx")).Overview);

/** CART-06. */
export function OverviewPage() {
  const t = useText();
  return (
    <CheckoutFrame step="Overview" title={t("Review and submit")}>
      {(parts) => <Overview {...parts} />}
    </CheckoutFrame>
  );
}
