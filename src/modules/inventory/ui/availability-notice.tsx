import { AlertBar } from "#design-system/alert-bar.tsx";
import { LinkButton } from "#design-system/button.tsx";
import type { VehicleCardView } from "../domain/vehicle-view.ts";
import { useTexts } from "#platform/browser/texts.tsx";
import { inventoryMessages } from "../messages.ts";
import { similarSearch } from "./similar-search.ts";

/** Why a vehicle cannot be bought now (VEH-06 to VEH-08), with the way to others like it. */
export function AvailabilityNotice({ vehicle }: { vehicle: VehicleCardView }) {
  const text = useTexts(inventoryMessages);
  if (vehicle.pendingSale) {
    return (
      <AlertBar
        action={
          <LinkButton look="secondary" to={similarSearch(vehicle)}>
            {text("vehicle.viewSimilar")}
          </LinkButton>
        }
        title={text("vehicle.salePending")}
        type="warning"
      >
        {text("vehicle.salePendingMeaning")}
      </AlertBar>
    );
  }
  if (!vehicle.sold) return null;
  return (
    <AlertBar
      action={
        <LinkButton look="secondary" to={similarSearch(vehicle)}>
          {text("vehicle.seeSimilar")}
        </LinkButton>
      }
      type="warning"
    >
      {text("vehicle.sold")}
    </AlertBar>
  );
}
