import type { ReactNode } from "react";
import { CompareButton } from "#modules/comparison/ui/compare-button.tsx";
import { SaveButton } from "#modules/favorites/ui/save-button.tsx";
import { vehicleTitle } from "#modules/inventory/domain/vehicle-view.ts";
import type { VehicleActionsProps } from "#modules/inventory/ui/vehicle-actions.tsx";
import { pictureUrl } from "#modules/inventory/ui/vehicle-picture.tsx";

/** What a retailer lets people do with vehicles they see. */
export interface ShoppingSettings {
  /** FAV-02 */
  readonly showFavorites: boolean;
  /** FLG-03 */
  readonly inlineCompare: boolean;
}

/** Fills the place for actions on cards and details pages; modules do not know each other. */
export function vehicleActionsOf({ showFavorites, inlineCompare }: ShoppingSettings) {
  return function actionsOf({ vehicle, place }: VehicleActionsProps): ReactNode {
    const title = vehicleTitle(vehicle);
    const isCard = place === "card";
    const chosen = { key: vehicle.key, title, picture: pictureUrl(vehicle, vehicle.image) };
    return (
      <>
        {showFavorites && <SaveButton title={title} vehicleKey={vehicle.key} withWord={!isCard} />}
        <CompareButton framed={!isCard} inline={isCard && inlineCompare} vehicle={chosen} />
      </>
    );
  };
}
