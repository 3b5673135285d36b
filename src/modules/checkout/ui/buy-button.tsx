import { LinkButton } from "#design-system/button.tsx";
import type { Availability } from "#modules/inventory/domain/vehicle.ts";
import type { Cents } from "#platform/shared/money.ts";

export interface BuyButtonProps {
  /** VIN or vehicle id. */
  readonly vehicleKey: string;
  readonly availability: Availability;
  /** Null means "call for price". */
  readonly priceCents: Cents | null;
}

/**
 * Starts the purchase. A link, so that it works before and without hydration: the cart signs people in
 * where needed and then puts the vehicle in. Shows nothing for a vehicle that cannot be bought online.
 */
export function BuyButton({ vehicleKey, availability, priceCents }: BuyButtonProps) {
  if (availability !== "Available" || priceCents === null) return null;
  return (
    <LinkButton className="w-full" rel="nofollow" to={`/cart?${new URLSearchParams({ buy: vehicleKey })}`}>
      Buy this car
    </LinkButton>
  );
}
