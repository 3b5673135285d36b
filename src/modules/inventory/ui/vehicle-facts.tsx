import { formatMiles } from "#design-system/mileage-text.tsx";
import { WrittenLines } from "#platform/browser/written-once.tsx";
import type { VehicleDetailsView } from "../domain/vehicle-view.ts";
import { ColorSwatch } from "./color-swatch.tsx";

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
): readonly (readonly [label: string, value: string])[] {
  const facts: (readonly [string, string | number | null])[] = [
    ["Mileage", vehicle.mileage === null ? null : formatMiles(vehicle.mileage)],
    ["Condition", CONDITIONS[vehicle.condition]],
    ["Exterior", colorName(vehicle)],
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
  return facts.flatMap(([label, value]) => (value === null || value === "" ? [] : [[label, String(value)]]));
}

/** The facts as a list of names and values. */
export function VehicleFacts({ vehicle }: { vehicle: VehicleDetailsView }) {
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      <WrittenLines
        blank={([, value]) => value}
        by={([label]) => `fact ${label} ${label === "Exterior" ? JSON.stringify(vehicle.color) : ""}`}
        lines={vehicleFacts(vehicle)}
      >
        {([label], value) => (
          <div className="flex min-h-12 items-center justify-between gap-6 border-b border-line py-2">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="min-w-0 text-right font-medium wrap-anywhere tabular">
              {label === "Exterior" && vehicle.color ? (
                <span className="inline-flex items-center gap-2">
                  {value}
                  <ColorSwatch color={vehicle.color} />
                </span>
              ) : (
                value
              )}
            </dd>
          </div>
        )}
      </WrittenLines>
    </dl>
  );
}

function colorName({ color }: VehicleDetailsView): string | null {
  if (color === null) return null;
  return color.secondaryName === undefined ? color.name : `${color.name} with ${color.secondaryName}`;
}

function economy({ mpgCity, mpgHighway }: VehicleDetailsView): string | null {
  if (mpgCity === null || mpgHighway === null) return null;
  return `${mpgCity} city / ${mpgHighway} highway mpg`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
