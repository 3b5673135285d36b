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
  new: english("common.new", "New"),
  used: english("common.used", "Used"),
  certified: english("common.certified", "Certified"),
};

export const BODIES: Readonly<Record<BodyStyle, string>> = {
  sedan: english("comparison.factNames.sedan", "Sedan"),
  coupe: english("comparison.factNames.coupe", "Coupe"),
  hatchback: english("comparison.factNames.hatchback", "Hatchback"),
  wagon: english("comparison.factNames.wagon", "Wagon"),
  convertible: english("comparison.factNames.convertible", "Convertible"),
  suv: english("common.suv", "SUV"),
  pickup: english("common.pickup", "Pickup"),
  minivan: english("comparison.factNames.minivan", "Minivan"),
  van: english("comparison.factNames.van", "Van"),
};

export const DRIVETRAINS: Readonly<Record<Drivetrain, string>> = {
  fwd: english("common.frontWheelDrive", "Front-wheel drive"),
  rwd: english("common.rearWheelDrive", "Rear-wheel drive"),
  awd: english("common.allWheelDrive", "All-wheel drive"),
  "4wd": english("common.fourWheelDrive", "Four-wheel drive"),
};

export const FUEL_NAMES: Readonly<Record<Fuel, string>> = {
  gasoline: english("comparison.factNames.gasoline", "Gasoline"),
  hybrid: english("comparison.factNames.hybrid", "Hybrid"),
  "plug-in hybrid": english("comparison.factNames.plugHybrid", "Plug-in hybrid"),
  electric: english("comparison.factNames.electric", "Electric"),
  diesel: english("comparison.factNames.diesel", "Diesel"),
  "flex fuel": english("comparison.factNames.flexFuel", "Flex fuel"),
  hydrogen: english("comparison.factNames.hydrogen", "Hydrogen"),
};

export const TRANSMISSIONS: Readonly<Record<Transmission, string>> = {
  automatic: english("common.automatic", "Automatic"),
  manual: english("common.manual", "Manual"),
  cvt: english("common.continuouslyVariableCvt", "Continuously variable (CVT)"),
  "single-speed": english("common.singleSpeed", "Single speed"),
};
