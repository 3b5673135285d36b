import { formatMiles } from "#design-system/mileage-text.tsx";
import type { VehicleDetailsView } from "../domain/vehicle-view.ts";
import { ColorSwatch } from "./color-swatch.tsx";
import type { ReactNode } from "react";

const CONDITIONS = { new: "New", used: "Used", certified: "Certified pre-owned" } as const;
const DRIVETRAINS = {
  fwd: "Front-wheel drive",
  rwd: "Rear-wheel drive",
  awd: "All-wheel drive",
  "4wd": "Four-wheel drive",
} as const;
const BODIES: Partial<Record<string, string>> = { suv: "SUV" };
const TRANSMISSIONS = {
  automatic: "Automatic",
  manual: "Manual",
  cvt: "Continuously variable (CVT)",
  "single-speed": "Single speed",
} as const;

/** What is known about a vehicle, in the order in which people ask; what is unknown is left out. */
export function vehicleFacts(
  vehicle: VehicleDetailsView,
): readonly (readonly [label: string, value: ReactNode])[] {
  const facts: (readonly [string, ReactNode | null])[] = [
    ["Mileage", vehicle.mileage === null ? null : formatMiles(vehicle.mileage)],
    ["Condition", CONDITIONS[vehicle.condition]],
    ["Exterior", vehicle.color && <ColorFact vehicle={vehicle} />],
    ["Interior", vehicle.interiorColor],
    ["Body style", vehicle.bodyStyle && (BODIES[vehicle.bodyStyle] ?? capitalised(vehicle.bodyStyle))],
    ["Drivetrain", vehicle.drivetrain && DRIVETRAINS[vehicle.drivetrain]],
    ["Engine", vehicle.engine],
    ["Fuel", vehicle.fuel && capitalised(vehicle.fuel)],
    ["Transmission", vehicle.transmission && TRANSMISSIONS[vehicle.transmission]],
    ["Fuel economy", economy(vehicle)],
    ["Doors", vehicle.doors],
    ["VIN", vehicle.vin],
    ["Stock number", vehicle.stockNumber],
  ];
  return facts.filter(([, value]) => value !== null && value !== undefined && value !== "");
}

/** The facts as a list of names and values. */
export function VehicleFacts({ vehicle }: { vehicle: VehicleDetailsView }) {
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {vehicleFacts(vehicle).map(([label, value]) => (
        <div
          className="flex min-h-12 items-center justify-between gap-6 border-b border-line py-2"
          key={label}
        >
          <dt className="text-ink-muted">{label}</dt>
          <dd className="min-w-0 text-right font-medium wrap-anywhere tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ColorFact({ vehicle }: { vehicle: VehicleDetailsView }) {
  if (vehicle.color === null) return null;
  const { name, secondaryName } = vehicle.color;
  return (
    <span className="inline-flex items-center gap-2">
      {secondaryName === undefined ? name : `${name} with ${secondaryName}`}
      <ColorSwatch color={vehicle.color} />
    </span>
  );
}

function economy({ mpgCity, mpgHighway }: VehicleDetailsView): string | null {
  if (mpgCity === null || mpgHighway === null) return null;
  return `${mpgCity} city / ${mpgHighway} highway mpg`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
