import { DirectionsLink } from "#design-system/directions-link.tsx";
import { Icon } from "#design-system/icon.tsx";
import { PhoneLink } from "#design-system/phone-link.tsx";
import { rooftopAddress } from "#modules/orders/domain/rooftop-address.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import { directionsUrl } from "#platform/shared/directions-url.ts";
import type { FulfillmentView } from "./fulfillment-view.ts";

interface PlaceOfHandoverProps extends Pick<FulfillmentView, "rooftop"> {
  /** An appointment above has the address already. */
  readonly isKnown: boolean;
}

/** Where the car stands until then, the way there and whom to call (DLV-03). */
export function PlaceOfHandover({ rooftop, isKnown }: PlaceOfHandoverProps) {
  const t = useText();
  const address = rooftopAddress(rooftop);
  return (
    <div className="grid gap-1 text-small">
      <p className="flex items-start gap-2">
        <Icon className="mt-px shrink-0 text-ink-muted" name="pin" size={18} />
        {isKnown ? rooftop.name : address}
      </p>
      <p className="flex flex-wrap items-center gap-x-5 *:inline-flex *:min-h-11 *:items-center">
        <DirectionsLink href={directionsUrl(address)}>{t("Get directions")}</DirectionsLink>
        <PhoneLink number={rooftop.phone} />
      </p>
    </div>
  );
}
