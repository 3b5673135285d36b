import type { VehicleCardView } from "../domain/vehicle-view.ts";
import { VehicleCard } from "./vehicle-card.tsx";

export interface VehicleGridProps {
  readonly vehicles: readonly VehicleCardView[];
  /** Cards near the top of the page, whose pictures load first. */
  readonly eager?: number;
  readonly headingLevel?: 2 | 3;
}

/** Cards in as many columns as fit, none narrower than 260 px (VEH-09). */
export function VehicleGrid({ vehicles, eager = 0, headingLevel = 3 }: VehicleGridProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.25rem),1fr))] gap-cards">
      {vehicles.map((vehicle, index) => (
        <li className="grid min-w-0" key={vehicle.id}>
          <VehicleCard
            headingLevel={headingLevel}
            priority={index < eager ? "first" : index < eager * 3 ? "soon" : "later"}
            vehicle={vehicle}
          />
        </li>
      ))}
    </ul>
  );
}
