import { LinkButton } from "#design-system/button.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useRememberedOrder } from "./capture-here.ts";

interface WayBackProps {
  /** Whether a phone that did not come from an order is led to all of its owner's, where a new link is asked for. */
  readonly withOrders?: boolean;
}

/** Back to the order, on the phone that left it for the capture; every other phone has nothing to go back to. */
export function WayBack({ withOrders = false }: WayBackProps) {
  const t = useText();
  const orderNumber = useRememberedOrder();
  if (orderNumber === null && withOrders)
    return (
      <p>
        <LinkButton className="max-sm:w-full" to="/deals">
          {t("See your orders")}
        </LinkButton>
      </p>
    );
  if (orderNumber === null) return null;
  return (
    <p>
      <LinkButton
        className="max-sm:w-full"
        to={`/progress/${encodeURIComponent(orderNumber)}/id-verification`}
      >
        {t("Back to your order")}
      </LinkButton>
    </p>
  );
}
