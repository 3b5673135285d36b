import { payableCents } from "#modules/pricing/domain/payable-price.ts";
import type { Drivetrain } from "#modules/inventory/domain/vehicle.ts";
import { vehicleTitle, type VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { splitLanguage } from "#platform/shared/texts/language.ts";
import { vehiclePicturePath } from "../social-picture-path.ts";
import { dealerJsonLd } from "./dealer-json-ld.ts";

/** Search engines know new and used only; a certified car is a used one. */
const CONDITIONS = {
  new: "https://schema.org/NewCondition",
  used: "https://schema.org/UsedCondition",
  certified: "https://schema.org/UsedCondition",
} as const;

const AVAILABILITY = {
  Available: "https://schema.org/InStock",
  PendingSale: "https://schema.org/LimitedAvailability",
  Sold: "https://schema.org/SoldOut",
  Deleted: "https://schema.org/Discontinued",
} as const;

const DRIVES: Readonly<Record<Drivetrain, string>> = {
  fwd: "https://schema.org/FrontWheelDriveConfiguration",
  rwd: "https://schema.org/RearWheelDriveConfiguration",
  awd: "https://schema.org/AllWheelDriveConfiguration",
  "4wd": "https://schema.org/FourWheelDriveConfiguration",
};

export interface VehicleMarkupInput {
  /** Absolute address of the page. */
  readonly canonical: string;
  /** Days in which a car may be brought back; null where the retailer promises none (PRIV-06). */
  readonly returnDays: number | null;
}

/** schema.org markup of one vehicle and its offer; undefined values are dropped when it is written. */
export function vehicleJsonLd(vehicle: VehicleDetailsView, { canonical, returnDays }: VehicleMarkupInput) {
  const { origin, pathname } = new URL(canonical);
  const drawn = vehiclePicturePath(vehicle.key, splitLanguage(pathname).language);
  const photos = vehicle.photos.length > 0 ? vehicle.photos : [drawn];
  return {
    "@context": "https://schema.org",
    // A car alone is not taken for a product.
    "@type": ["Product", "Car"],
    name: [vehicleTitle(vehicle), vehicle.trim].filter(Boolean).join(" "),
    url: canonical,
    image: photos.map((photo) => new URL(photo, origin).href),
    description: vehicle.description ?? undefined,
    vehicleIdentificationNumber: vehicle.vin ?? undefined,
    sku: vehicle.stockNumber ?? undefined,
    brand: { "@type": "Brand", name: vehicle.make },
    model: vehicle.model,
    vehicleConfiguration: vehicle.trim ?? undefined,
    vehicleModelDate: String(vehicle.year),
    itemCondition: CONDITIONS[vehicle.condition],
    mileageFromOdometer: mileage(vehicle),
    bodyType: vehicle.bodyStyle ?? undefined,
    color: vehicle.color?.name,
    vehicleInteriorColor: vehicle.interiorColor ?? undefined,
    driveWheelConfiguration: vehicle.drivetrain === null ? undefined : DRIVES[vehicle.drivetrain],
    vehicleTransmission: vehicle.transmission ?? undefined,
    vehicleEngine: engine(vehicle),
    numberOfDoors: vehicle.doors ?? undefined,
    offers: offer(vehicle, { canonical, returnDays }),
  };
}

/** A new car whose feed says nothing has been driven as little as a new car. */
function mileage({ mileage: miles, condition }: VehicleDetailsView) {
  const value = miles ?? (condition === "new" ? 0 : null);
  return value === null ? undefined : { "@type": "QuantitativeValue", value, unitCode: "SMI" };
}

function engine({ fuel, engine: name }: VehicleDetailsView) {
  if (fuel === null && name === null) return undefined;
  return { "@type": "EngineSpecification", name: name ?? undefined, fuelType: fuel ?? undefined };
}

function offer(vehicle: VehicleDetailsView, { canonical, returnDays }: VehicleMarkupInput) {
  // What the page shows largest.
  const payable = payableCents(vehicle);
  if (payable === null) return undefined;
  return {
    "@type": "Offer",
    url: canonical,
    price: (payable / 100).toFixed(2),
    priceCurrency: "USD",
    availability: AVAILABILITY[vehicle.availability],
    itemCondition: CONDITIONS[vehicle.condition],
    seller: dealerJsonLd(vehicle.rooftop, new URL(canonical).origin),
    hasMerchantReturnPolicy: returnDays === null ? undefined : returnPolicy(returnDays),
  };
}

function returnPolicy(days: number) {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: "US",
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: days,
  };
}
