import { illustrationUrl } from "../domain/illustration/illustration-url.ts";
import { vehicleTitle, type VehicleDetailsView } from "../domain/vehicle-view.ts";

const CONDITIONS = {
  new: "https://schema.org/NewCondition",
  used: "https://schema.org/UsedCondition",
  certified: "https://schema.org/RefurbishedCondition",
} as const;

const AVAILABILITY = {
  Available: "https://schema.org/InStock",
  PendingSale: "https://schema.org/LimitedAvailability",
  Sold: "https://schema.org/SoldOut",
  Deleted: "https://schema.org/Discontinued",
} as const;

/** schema.org markup of one vehicle and its offer; undefined values are dropped when it is written. */
export function vehicleJsonLd(vehicle: VehicleDetailsView, canonical: string) {
  const origin = new URL(canonical).origin;
  const photos =
    vehicle.photos.length > 0
      ? vehicle.photos
      : [illustrationUrl({ ...vehicle, exteriorColor: vehicle.color }, "front-three-quarter")];
  return {
    "@context": "https://schema.org",
    "@type": "Car",
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
    mileageFromOdometer:
      vehicle.mileage === null
        ? undefined
        : { "@type": "QuantitativeValue", value: vehicle.mileage, unitCode: "SMI" },
    bodyType: vehicle.bodyStyle ?? undefined,
    color: vehicle.color?.name,
    vehicleInteriorColor: vehicle.interiorColor ?? undefined,
    driveWheelConfiguration: vehicle.drivetrain?.toUpperCase(),
    vehicleTransmission: vehicle.transmission ?? undefined,
    fuelType: vehicle.fuel ?? undefined,
    numberOfDoors: vehicle.doors ?? undefined,
    offers: offer(vehicle, canonical),
  };
}

function offer(vehicle: VehicleDetailsView, canonical: string) {
  if (vehicle.priceCents === null) return undefined;
  return {
    "@type": "Offer",
    url: canonical,
    price: (vehicle.priceCents / 100).toFixed(2),
    priceCurrency: "USD",
    availability: AVAILABILITY[vehicle.availability],
    itemCondition: CONDITIONS[vehicle.condition],
    seller: {
      "@type": "AutoDealer",
      name: vehicle.rooftop.name,
      telephone: `+1${vehicle.rooftop.phone.replace(/\D/g, "")}`,
      address: {
        "@type": "PostalAddress",
        streetAddress: vehicle.rooftop.streetAddress,
        addressLocality: vehicle.rooftop.city,
        addressRegion: vehicle.rooftop.state,
        postalCode: vehicle.rooftop.zipCode,
        addressCountry: "US",
      },
    },
  };
}
