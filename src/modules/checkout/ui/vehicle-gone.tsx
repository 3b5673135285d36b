import { LinkButton } from "#design-system/button.tsx";
import { OrderPicture } from "#modules/orders/ui/order-vehicle.tsx";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { checkoutMessages } from "#modules/deal-drafts/messages.ts";

/** Somebody else was faster (OP-20): say so, and offer cars like it. */
export function VehicleGone({ vehicle }: { readonly vehicle: OrderView["vehicle"] }) {
  const t = useText();
  const text = useTexts(checkoutMessages);
  const similar = new URLSearchParams({ make: vehicle.make, model: vehicle.model });
  return (
    <div className="grid max-w-[32rem] justify-items-start gap-4">
      <OrderPicture className="opacity-60" vehicle={vehicle} />
      <h1 className="text-heading">{vehicle.title}</h1>
      <p className="text-lead" role="alert">
        {t("{text} Nothing was charged.", { text: text("checkout.vehicleUnavailable") })}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={`/vehicles/unavailable?${similar}`}>{t("See similar cars")}</LinkButton>
        <LinkButton look="secondary" to="/cart">
          {t("Back to cart")}
        </LinkButton>
      </div>
    </div>
  );
}
