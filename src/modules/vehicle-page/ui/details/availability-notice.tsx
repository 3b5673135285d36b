import { Suspense } from "react";
import { AlertBar } from "#design-system/alert-bar.tsx";
import { LinkButton } from "#design-system/button.tsx";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { partOnDemand } from "#platform/browser/late-part.ts";
import { useSession } from "#platform/browser/session/use-session.ts";
import { useText, useTexts } from "#platform/browser/texts/texts.tsx";
import { inventoryMessages } from "#modules/inventory/messages.ts";
import { useOwnCars } from "#modules/inventory/ui/card/own-cars.ts";
import { similarSearch } from "#modules/inventory/ui/card/similar-search.ts";

/** Comes only to people who have a car. */
const OwnCar = partOnDemand(async () => (await import("#modules/inventory/ui/card/own-car.tsx")).OwnCar);

/** Why a vehicle cannot be bought now (VEH-06 to VEH-08); to who holds or bought it, that it is theirs. */
export function AvailabilityNotice({ vehicle }: { vehicle: VehicleCardView }) {
  const own = useOwnCars();
  const { status } = useSession();
  const car = own?.get(vehicle.id);
  if (car !== undefined) {
    return (
      <Suspense>
        <OwnCar own={car} vehicleId={vehicle.id} />
      </Suspense>
    );
  }
  if (vehicle.pendingSale) {
    return <SalePending whose={own === null ? WHOSE[status] : "others"} vehicle={vehicle} />;
  }
  return vehicle.sold ? <Sold vehicle={vehicle} /> : null;
}

/** Until somebody's own cars are known, their session says whose sale it may be. */
const WHOSE = {
  unknown: "unknown",
  restoring: "maybe-own",
  "signed-in": "maybe-own",
  "signed-out": "others",
} as const;

interface SalePendingProps {
  readonly vehicle: VehicleCardView;
  readonly whose: "unknown" | "maybe-own" | "others";
}

/**
 * Nobody reads that another customer is buying their own car: a document holds both wordings, and the script in its
 * head says which one is shown (VISITOR_SCRIPT).
 */
function SalePending({ vehicle, whose }: SalePendingProps) {
  const t = useText();
  const text = useTexts(inventoryMessages);
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
      {whose !== "maybe-own" && (
        <span className={whose === "unknown" ? "for-strangers" : undefined}>
          {text("vehicle.salePendingMeaning")}
        </span>
      )}
      {whose !== "others" && (
        <span className={whose === "unknown" ? "for-members" : undefined}>
          {t("This car is on hold right now.")}
        </span>
      )}
    </AlertBar>
  );
}

function Sold({ vehicle }: { vehicle: VehicleCardView }) {
  const text = useTexts(inventoryMessages);
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
