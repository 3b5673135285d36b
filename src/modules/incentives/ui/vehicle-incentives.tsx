import { Suspense, useSyncExternalStore } from "react";
import { quietPart } from "#platform/browser/late-part.ts";

const Late = quietPart(async () => (await import("./incentives-button.tsx")).IncentivesButton);
const never = () => () => {};

/** The programs of a car, once its page is alive: nothing of them is among what the page loads first. */
export function VehicleIncentives({ vehicleKey }: { readonly vehicleKey: string }) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isAlive ? (
    <Suspense>
      <Late vehicleKey={vehicleKey} />
    </Suspense>
  ) : null;
}
