import { LinkButton } from "#design-system/button.tsx";
import { useRememberedOrder } from "./capture-here.ts";

/** Back to the order, on the phone that left it for the capture; every other phone has nothing to go back to. */
export function WayBack() {
  const orderNumber = useRememberedOrder();
  if (orderNumber === null) return null;
  return (
    <p>
      <LinkButton
        className="max-sm:w-full"
        to={`/progress/${encodeURIComponent(orderNumber)}/id-verification`}
      >
        Back to your order
      </LinkButton>
    </p>
  );
}
