import { LinkButton } from "#design-system/button.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { useText } from "#platform/browser/texts/texts.tsx";

/** Where a deal goes on whose lenders are out of it. */
export function OtherWays({ order: { orderNumber } }: { readonly order: OrderView }) {
  const t = useText();
  return (
    <p>
      <LinkButton className="max-sm:w-full" to={`/checkout/${orderNumber}/payment-options`}>
        {t("Choose another way to pay")}
      </LinkButton>
    </p>
  );
}
