import { useTexts } from "#platform/browser/texts/texts.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { checkoutMessages } from "#modules/deal-drafts/messages.ts";

/** MSG-46: the vehicle of a cart item is not there to be shown. */
export function VehicleLoadFailed({ availability }: Pick<OrderView["vehicle"], "availability">) {
  const text = useTexts(checkoutMessages);
  if (availability !== null) return null;
  return <p className="text-small text-danger">{text("checkout.vehicleLoadFailed")}</p>;
}
