import { lazy, Suspense } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { LinkButton } from "#design-system/button.tsx";
import type { VehicleCardView } from "../domain/vehicle-view.ts";
import { useSession } from "#platform/browser/use-session.ts";
import { useTexts } from "#platform/browser/texts.tsx";
import { inventoryMessages } from "../messages.ts";
import { useOwnCars } from "./own-cars.ts";
import { similarSearch } from "./similar-search.ts";

/** Comes only to people who have a car. */
const OwnCar = lazy(async () => ({ default: (await import("./own-car.tsx")).OwnCar }));

/** Why a vehicle cannot be bought now (VEH-06 to VEH-08); to who holds or bought it, that it is theirs. */
export function AvailabilityNotice({ vehicle }: { vehicle: VehicleCardView }) {
  const own = useOwnCars();
  const { status } = useSession();
  const text = useTexts(inventoryMessages);
  const car = own?.get(vehicle.id);
  if (car !== undefined) {
    return (
      <Suspense>
        <OwnCar own={car} vehicleId={vehicle.id} />
      </Suspense>
    );
  }
  // Whose sale it is stays unsaid until it is certain that it is not their own.
  const mayBeOwn = own === null && (status === "signed-in" || status === "restoring");
  if (mayBeOwn && vehicle.pendingSale)
    return <AlertBar type="warning">{text("vehicle.salePending")}</AlertBar>;
  return <Unavailable vehicle={vehicle} />;
}

/** What everybody else reads, with the way to others like it. */
function Unavailable({ vehicle }: { vehicle: VehicleCardView }) {
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
