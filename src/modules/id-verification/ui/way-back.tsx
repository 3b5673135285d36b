import { LinkButton } from "#design-system/button.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { useRememberedOrder } from "./capture-here.ts";

/** Back to the order, on the phone that left it for the capture; every other phone has nothing to go back to. */
export function WayBack() {
  const t = useText();
  const orderNumber = useRememberedOrder();
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
