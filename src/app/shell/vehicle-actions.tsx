import type { ReactNode } from "react";
import { CompareButton } from "#modules/comparison/ui/compare-button.tsx";
import { SaveButton } from "#modules/favorites/ui/save-button.tsx";
import { vehicleTitle } from "#modules/inventory/domain/vehicle-view.ts";
import type { VehicleActionsProps } from "#modules/inventory/ui/card/vehicle-actions.tsx";
import { pictureUrl } from "#modules/inventory/ui/card/vehicle-picture.tsx";

/** What a retailer lets people do with vehicles they see. */
export interface ShoppingSettings {
  /** FAV-02 */
  readonly showFavorites: boolean;
}

/** Fills the place for actions on cards and details pages; modules do not know each other. */
export function vehicleActionsOf({ showFavorites }: ShoppingSettings) {
  return function actionsOf({ vehicle, place }: VehicleActionsProps): ReactNode {
    const title = vehicleTitle(vehicle);
    // Two of the same model stand in one list.
    const name = [title, vehicle.trim].filter(Boolean).join(" ");
    const heart = showFavorites && (
      <SaveButton title={name} vehicleKey={vehicle.key} withWord={place === "details"} />
    );
    if (place === "column") return heart;
    const chosen = { key: vehicle.key, title, picture: pictureUrl(vehicle, vehicle.image) };
    return (
      <>
        {heart}
        <CompareButton framed={place === "details"} name={name} vehicle={chosen} />
      </>
    );
  };
}
