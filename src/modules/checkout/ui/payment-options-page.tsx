import { latePart } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { CheckoutFrame } from "./checkout-frame.tsx";

const PaymentOptions = latePart(async () => (await import("./payment-options.tsx")).PaymentOptions);

/** CART-01 "Payment Options". */
export function PaymentOptionsPage() {
  const t = useText();
  return (
    <CheckoutFrame step="Payment Options" title={t("How would you like to pay?")}>
      {(parts) => <PaymentOptions key={parts.draft.order.orderNumber} {...parts} />}
    </CheckoutFrame>
  );
}
