import type { VehicleCardView } from "../domain/vehicle-view.ts";
import { VehicleCard } from "./vehicle-card.tsx";

/** Cards in as many columns as fit, none narrower than 260 px (VEH-09). */
export function VehicleGrid({
  vehicles,
  eager = 2,
}: {
  vehicles: readonly VehicleCardView[];
  eager?: number;
}) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.25rem),1fr))] gap-4 md:gap-5">
      {vehicles.map((vehicle, index) => (
        <li className="grid min-w-0" key={vehicle.id}>
          <VehicleCard priority={index < eager ? "first" : index < 6 ? "soon" : "later"} vehicle={vehicle} />
        </li>
      ))}
    </ul>
  );
}
