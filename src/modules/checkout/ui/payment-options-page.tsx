import type { ReactNode } from "react";
import { latePart } from "#platform/browser/late-part.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { CheckoutFrame } from "./checkout-frame.tsx";

const PaymentOptions = latePart(async () => (await import("./payment-options.tsx")).PaymentOptions);

/** CART-01 "Payment Options". @param children what helps to decide, before the ways to pay */
export function PaymentOptionsPage({ children }: { readonly children?: ReactNode }) {
  const t = useText();
  return (
    <CheckoutFrame step="Payment Options" title={t("How would you like to pay?")}>
      {(parts) => (
        <div className="grid gap-6">
          {children}
          <PaymentOptions key={parts.draft.order.orderNumber} {...parts} />
        </div>
      )}
    </CheckoutFrame>
  );
}
