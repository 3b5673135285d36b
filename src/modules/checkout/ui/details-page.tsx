import { latePart } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { CheckoutFrame } from "./checkout-frame.tsx";

const OrderDetails = latePart(async () => (await import("./order-details.tsx")).OrderDetails);

/** CART-01 "Order Details". */
export function DetailsPage() {
  const t = useText();
  return (
    <CheckoutFrame step="Order Details" title={t("Your details")}>
      {(parts) => <OrderDetails {...parts} />}
    </CheckoutFrame>
  );
}
