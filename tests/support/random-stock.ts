import fc from "fast-check";
import type { StockItem } from "#modules/inventory/domain/stock-item.ts";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import { parseSearchQuery } from "#modules/search-index/domain/search-query.ts";
import { SORTS } from "#modules/search-index/domain/sort-options.ts";

const MODELS = [
  ["Toyota", "RAV4", "suv"],
  ["Toyota", "Camry", "sedan"],
  ["Honda", "CR-V", "suv"],
  ["Ford", "F-150", "pickup"],
  ["Jeep", "Grand Cherokee", "suv"],
  ["Mercedes-Benz", "C 300", "sedan"],
] as const;
const FEATURES = Array.from({ length: 40 }, (_, index) => `Feature ${index}`).concat(
  "Moonroof",
  "Heated Seats",
);

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 5 });

/** A car of one of sixty ids, so that later ones replace earlier ones. */
export const itemArbitrary: fc.Arbitrary<StockItem> = fc
  .record({
    number: fc.integer({ min: 0, max: 59 }),
    model: fc.constantFrom(...MODELS),
    trim: maybe(fc.constantFrom("LE", "XLE", "Sport")),
    year: fc.integer({ min: 2018, max: 2026 }),
    condition: fc.constantFrom("new", "used", "certified"),
    fuel: maybe(fc.constantFrom("gasoline", "hybrid", "electric")),
    drivetrain: maybe(fc.constantFrom("fwd", "awd", "4wd")),
    transmission: maybe(fc.constantFrom("automatic", "manual")),
    color: maybe(fc.constantFrom("black", "white", "blue")),
    interior: maybe(fc.constantFrom("Black", "Tan")),
    features: fc.subarray(FEATURES, { maxLength: 12 }),
    price: maybe(fc.integer({ min: 10, max: 20 }).map((thousands) => thousands * 100_000)),
    incentives: fc.constantFrom(0, 0, 50_000, 150_000),
    mileage: maybe(fc.integer({ min: 0, max: 9 }).map((thousands) => thousands * 1000)),
    payment: maybe(fc.integer({ min: 200, max: 210 }).map((dollars) => dollars * 100)),
    rooftop: fc.constantFrom("north", "south", "nowhere"),
    availability: fc.constantFrom("Available", "Available", "PendingSale", "Sold", "Deleted"),
    onlineExclusive: fc.boolean(),
    hasVin: fc.boolean(),
    image: maybe(fc.constant("https://photos.example/1.jpg")),
    addedAt: fc.integer({ min: 1_700_000_000, max: 1_700_000_003 }),
    isPriceDropped: fc.boolean(),
  })
  .map((raw): StockItem => {
    const id = `veh_${raw.number}`;
    const vin = raw.hasVin ? `1HGCM82633A0${String(raw.number).padStart(5, "0")}` : null;
    const card = {
      id,
      key: vin ?? id,
      vin,
      stockNumber: `S-${raw.number}`,
      dealershipId: raw.rooftop,
      dealershipName: raw.rooftop,
      condition: raw.condition,
      year: raw.year,
      make: raw.model[0],
      model: raw.model[1],
      trim: raw.trim,
      bodyStyle: raw.model[2],
      fuel: raw.fuel,
      drivetrain: raw.drivetrain,
      mileage: raw.mileage,
      priceCents: raw.price,
      incentivesCents: raw.incentives,
      color: raw.color === null ? null : { name: raw.color, family: raw.color, hex: "#000000" },
      image: raw.image,
      onlineExclusive: raw.onlineExclusive,
      availability: raw.availability,
      estimatedPayment: raw.payment === null ? null : { estimatedMonthlyPaymentCents: raw.payment },
    } as VehicleCardView;
    return {
      card,
      transmission: raw.transmission,
      interiorColor: raw.interior,
      features: raw.features,
      addedAt: raw.addedAt,
      isPriceDropped: raw.isPriceDropped,
    };
  });

/** A search as an address spells it. */
export const textQuery = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constant("make"), fc.constantFrom("toyota", "honda", "lada")),
      fc.tuple(fc.constant("model"), fc.constantFrom("rav4", "CR-V", "grand cherokee")),
      fc.tuple(fc.constant("trim"), fc.constantFrom("le", "sport")),
      fc.tuple(fc.constant("year"), fc.constantFrom("2020", "2024", "1950")),
      fc.tuple(fc.constant("condition"), fc.constantFrom("new", "used", "cpo")),
      fc.tuple(fc.constant("body"), fc.constantFrom("suv", "sedan")),
      fc.tuple(fc.constant("fuel"), fc.constantFrom("hybrid", "electric")),
      fc.tuple(fc.constant("drivetrain"), fc.constantFrom("awd", "4wd")),
      fc.tuple(fc.constant("transmission"), fc.constantFrom("manual", "automatic")),
      fc.tuple(fc.constant("color"), fc.constantFrom("black", "white")),
      fc.tuple(fc.constant("interior"), fc.constantFrom("tan", "black")),
      fc.tuple(fc.constant("feature"), fc.constantFrom("moonroof", "feature 1", "feature 2", "wings")),
      fc.tuple(fc.constantFrom("priceMin", "priceMax"), fc.integer({ min: 9000, max: 21_000 }).map(String)),
      fc.tuple(fc.constantFrom("mileageMin", "mileageMax"), fc.integer({ min: 0, max: 9000 }).map(String)),
      fc.tuple(fc.constantFrom("paymentMin", "paymentMax"), fc.integer({ min: 199, max: 211 }).map(String)),
      fc.tuple(fc.constantFrom("yearMin", "yearMax"), fc.integer({ min: 2017, max: 2027 }).map(String)),
      fc.tuple(fc.constant("rooftop"), fc.constantFrom("north", "nobody")),
      fc.tuple(fc.constant("availability"), fc.constantFrom("Available", "PendingSale")),
      fc.tuple(fc.constant("onlineExclusive"), fc.constant("1")),
      fc.tuple(fc.constant("zip"), fc.constant("78701")),
      fc.tuple(fc.constant("distance"), fc.constantFrom("20", "200")),
      fc.tuple(
        fc.constant("q"),
        fc.constantFrom(
          "toyota",
          "toyota ra",
          "c 2020",
          "s",
          "crv",
          "f150",
          "f 150",
          "rav 4",
          "jeep gr",
          "awd sport",
          "moonroof",
          "S-7",
          "zzz",
          "!",
        ),
      ),
      fc.tuple(fc.constant("sort"), fc.constantFrom(...SORTS.map((sort) => sort.key))),
      fc.tuple(fc.constant("page"), fc.constantFrom("2", "3", "99")),
    ),
    { maxLength: 6 },
  )
  .map((pairs) => parseSearchQuery(new URLSearchParams(pairs), "price-desc"));

/** Miles to the rooftops of `itemArbitrary`; one is in no place. */
export const distances = new Map([
  ["north", 12.5],
  ["south", 140],
]);
