import { formatMiles } from "#design-system/mileage-text.tsx";
import { WrittenLines } from "#rendering/screens.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { english, type Text } from "#platform/shared/texts/text.ts";
import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { ColorSwatch } from "#modules/inventory/ui/card/color-swatch.tsx";

const CONDITIONS = {
  new: english("New"),
  used: english("Used"),
  certified: english("Certified pre-owned"),
} as const;
const DRIVETRAINS = {
  fwd: english("Front-wheel drive"),
  rwd: english("Rear-wheel drive"),
  awd: english("All-wheel drive"),
  "4wd": english("Four-wheel drive"),
} as const;
const BODIES: Partial<Record<string, string>> = { suv: english("SUV") };
const TRANSMISSIONS = {
  automatic: english("Automatic"),
  manual: english("Manual"),
  cvt: english("Continuously variable (CVT)"),
  "single-speed": english("Single speed"),
} as const;

/** What is known about a vehicle, in the order in which people ask; what is unknown is left out. */
function vehicleFacts(
  vehicle: VehicleDetailsView,
  t: Text,
): readonly (readonly [label: string, value: string])[] {
  const facts: (readonly [string, string | number | null])[] = [
    [english("Mileage"), vehicle.mileage === null ? null : formatMiles(vehicle.mileage)],
    [english("Condition"), t(CONDITIONS[vehicle.condition])],
    [english("Exterior"), colorName(vehicle, t)],
    [english("Interior"), vehicle.interiorColor && t(vehicle.interiorColor)],
    [
      english("Body style"),
      vehicle.bodyStyle && t(BODIES[vehicle.bodyStyle] ?? capitalized(vehicle.bodyStyle)),
    ],
    [english("Drivetrain"), vehicle.drivetrain && t(DRIVETRAINS[vehicle.drivetrain])],
    [english("Engine"), vehicle.engine],
    [english("Fuel"), vehicle.fuel && t(capitalized(vehicle.fuel))],
    [english("Transmission"), vehicle.transmission && t(TRANSMISSIONS[vehicle.transmission])],
    [english("Fuel economy"), economy(vehicle, t)],
    [english("Doors"), vehicle.doors],
    [english("VIN"), vehicle.vin],
    [english("Stock number"), vehicle.stockNumber],
  ];
  return facts.flatMap(([label, value]) => (value === null || value === "" ? [] : [[label, String(value)]]));
}

/** The facts as a list of names and values. */
export function VehicleFacts({ vehicle }: { vehicle: VehicleDetailsView }) {
  const t = useText();
  return (
    <dl className="grid gap-x-8 sm:max-md:grid-cols-2 lg:grid-cols-2">
      <WrittenLines
        blank={([, value]) => value}
        by={([label]) => ["fact", label, ...(label === "Exterior" ? [JSON.stringify(vehicle.color)] : [])]}
        lines={vehicleFacts(vehicle, t)}
      >
        {([label], value) => (
          <div className="flex min-h-12 items-center justify-between gap-6 border-b border-line py-2">
            <dt className="text-ink-muted">{t(label)}</dt>
            <dd
              className="min-w-0 text-right font-medium wrap-anywhere tabular"
              // As the dealer's feed words it.
              lang={label === "Engine" ? "en" : undefined}
            >
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

function colorName({ color }: VehicleDetailsView, t: Text): string | null {
  if (color === null) return null;
  return color.secondaryName === undefined
    ? t(color.name)
    : t("{color} with {other}", { color: t(color.name), other: t(color.secondaryName) });
}

function economy({ mpgCity, mpgHighway }: VehicleDetailsView, t: Text): string | null {
  if (mpgCity === null || mpgHighway === null) return null;
  return t("{city} city / {highway} highway mpg", { city: mpgCity, highway: mpgHighway });
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
