import { lazy, Suspense } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { LinkButton } from "#design-system/button.tsx";
import type { VehicleCardView } from "../domain/vehicle-view.ts";
import { useSession } from "#platform/browser/use-session.ts";
import { useTexts } from "#platform/browser/texts.tsx";
import { inventoryMessages } from "../messages.ts";
import { similarSearch } from "./similar-search.ts";

/** Asks for the person's orders, so it comes only to people who are signed in. */
const OwnCar = lazy(async () => ({ default: (await import("./own-car.tsx")).OwnCar }));

/** Why a vehicle cannot be bought now (VEH-06 to VEH-08); to its owner, that it is theirs. */
export function AvailabilityNotice({ vehicle }: { vehicle: VehicleCardView }) {
  const { status } = useSession();
  const notice = <Unavailable vehicle={vehicle} />;
  if (status !== "signed-in" || !(vehicle.sold || vehicle.pendingSale)) return notice;
  return (
    <Suspense fallback={notice}>
      <OwnCar vehicleId={vehicle.id}>{notice}</OwnCar>
    </Suspense>
  );
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
