import type {
  BodyStyle,
  Condition,
  Drivetrain,
  Fuel,
  Transmission,
} from "#modules/inventory/domain/vehicle.ts";
import { english } from "#platform/shared/texts/text.ts";

/** What values are called in a comparison, short enough for a column on a phone. */
export const CONDITIONS: Readonly<Record<Condition, string>> = {
  new: english("New"),
  used: english("Used"),
  certified: english("Certified"),
};

export const BODIES: Readonly<Record<BodyStyle, string>> = {
  sedan: english("Sedan"),
  coupe: english("Coupe"),
  hatchback: english("Hatchback"),
  wagon: english("Wagon"),
  convertible: english("Convertible"),
  suv: english("SUV"),
  pickup: english("Pickup"),
  minivan: english("Minivan"),
  van: english("Van"),
};

export const DRIVETRAINS: Readonly<Record<Drivetrain, string>> = {
  fwd: english("Front-wheel drive"),
  rwd: english("Rear-wheel drive"),
  awd: english("All-wheel drive"),
  "4wd": english("Four-wheel drive"),
};

export const FUEL_NAMES: Readonly<Record<Fuel, string>> = {
  gasoline: english("Gasoline"),
  hybrid: english("Hybrid"),
  "plug-in hybrid": english("Plug-in hybrid"),
  electric: english("Electric"),
  diesel: english("Diesel"),
  "flex fuel": english("Flex fuel"),
  hydrogen: english("Hydrogen"),
};

export const TRANSMISSIONS: Readonly<Record<Transmission, string>> = {
  automatic: english("Automatic"),
  manual: english("Manual"),
  cvt: english("Continuously variable (CVT)"),
  "single-speed": english("Single speed"),
};
