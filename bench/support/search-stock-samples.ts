import { seededRandom } from "#database/seed/demo-stock/seeded-random.ts";
import { generateStockAtScale } from "#database/seed/demo-stock/generate-demo-stock.ts";
import type { StockItem } from "#modules/inventory/domain/stock-item.ts";
import {
  BODY_STYLES,
  COLOR_FAMILIES,
  DRIVETRAINS,
  FUELS,
  TRANSMISSIONS,
} from "#modules/inventory/domain/vehicle.ts";
import type { Vehicle } from "#modules/inventory/domain/vehicle.ts";
import { vehicleType, type VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";

const REFERENCE = new Date("2026-11-01T00:00:00Z");

/** A vehicle as the server hands it to the index, with a payment of the usual size. */
export function itemOf(vehicle: Vehicle): StockItem {
  const { priceCents } = vehicle;
  const card: VehicleCardView = {
    id: vehicle.id,
    key: vehicle.key,
    vin: vehicle.vin,
    stockNumber: vehicle.stockNumber,
    dealershipId: vehicle.rooftopId,
    dealershipName: vehicle.rooftopId,
    dealershipPhone: "5125550100",
    dealershipPlace: "Austin, TX",
    type: vehicleType(vehicle.condition),
    condition: vehicle.condition,
    certifiedUsed: vehicle.condition === "certified",
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    trim: vehicle.trim,
    bodyStyle: vehicle.bodyStyle,
    drivetrain: vehicle.drivetrain,
    fuel: vehicle.fuel,
    mileage: vehicle.mileage,
    priceCents,
    msrpCents: vehicle.msrpCents,
    incentivesCents: vehicle.incentivesCents,
    color: vehicle.exteriorColor,
    image: vehicle.photos[0] ?? null,
    photoCount: vehicle.photos.length,
    stockLabel: vehicle.stockLabel,
    onlineExclusive: vehicle.onlineExclusive,
    availability: vehicle.availability,
    pendingSale: vehicle.availability === "PendingSale",
    sold: vehicle.availability === "Sold",
    estimatedPayment:
      priceCents === null
        ? null
        : {
            estimatedMonthlyPaymentCents: Math.round(priceCents / 52),
            estimatedDownPaymentCents: 250_000,
            estimatedTerm: 48,
            estimatedAPR: 6.9,
          },
    distance: null,
  };
  return {
    card,
    transmission: vehicle.transmission,
    interiorColor: vehicle.interiorColor,
    features: vehicle.features,
  };
}

/** Stock as dealers have it: trims of real models, with their own bodies, drivetrains and features. */
export function* plausibleItems(count: number, rooftops: number): Generator<StockItem> {
  const places = Array.from({ length: rooftops }, (_, index) => ({ id: `rooftop-${index}` }));
  for (const vehicle of generateStockAtScale({ rooftops: places, count, referenceDate: REFERENCE })) {
    yield itemOf(vehicle);
  }
}

/** The worst case for shared combinations: every attribute drawn by itself, 6 to 19 of 60 features. */
export function* independentItems(count: number, rooftops: number): Generator<StockItem> {
  const random = seededRandom(3);
  const features = Array.from({ length: 60 }, (_, index) => `Feature ${index}`);
  const [sample] = generateStockAtScale({ rooftops: [{ id: "r" }], count: 1, referenceDate: REFERENCE });
  for (let index = 0; index < count; index += 1) {
    const make = random.between(0, 37);
    const vin = `1XX${String((index * 379_421) % 10_000_019).padStart(14, "0")}`;
    yield itemOf({
      ...(sample as Vehicle),
      id: `veh_${index}`,
      key: vin,
      vin,
      stockNumber: `S${index}`,
      rooftopId: `rooftop-${random.between(0, rooftops - 1)}`,
      condition: random.pick(["used", "used", "used", "new", "certified"]),
      availability: "Available",
      year: random.between(2007, 2026),
      make: `Make${make}`,
      model: `Model ${make} ${random.between(0, 6)}`,
      trim: `Trim ${random.between(0, 41)}`,
      bodyStyle: random.pick(BODY_STYLES),
      drivetrain: random.pick(DRIVETRAINS),
      fuel: random.pick(FUELS),
      transmission: random.pick(TRANSMISSIONS),
      exteriorColor: { name: "Any", family: random.pick(COLOR_FAMILIES), hex: "#808080" },
      interiorColor: `Interior ${random.between(0, 9)}`,
      mileage: random.between(0, 150_000),
      priceCents: random.between(5000, 90_000) * 100,
      features: Array.from({ length: random.between(6, 19) }, () => random.pick(features)),
    });
  }
}
