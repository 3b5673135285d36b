import { colorFromName } from "#modules/inventory/domain/paint.ts";
import type { Condition, Drivetrain, Vehicle, VehicleColor } from "#modules/inventory/domain/vehicle.ts";
import { checkDigit } from "#modules/inventory/domain/vin-check-digit.ts";
import { vinYearCode } from "#modules/inventory/domain/vin.ts";
import { describeVehicle } from "./describe-vehicle.ts";
import { FEATURES_BY_BODY, FEATURES_BY_LEVEL, INTERIORS, OPTIONAL_FEATURES } from "./features-data.ts";
import { MAKE_LINES, type MakeLine, type ModelLine } from "./model-lines-data.ts";
import { hasThreeRows } from "./three-rows.ts";
import type { SeededRandom } from "./seeded-random.ts";
import { newPrice, originalMsrp, usedMileage, usedPrice } from "./vehicle-price.ts";

const DAY = 86_400_000;

/** Every model, as often as it is seen on a lot. */
const LOT: readonly (readonly [MakeLine, ModelLine])[] = MAKE_LINES.flatMap((make) =>
  make.models.flatMap((model) => Array.from({ length: model.share }, () => [make, model] as const)),
);

/** Each paint name is read once. */
const COLORS: ReadonlyMap<string, VehicleColor | null> = new Map(
  MAKE_LINES.flatMap((make) => [...make.paints, ...(make.twoTone ?? [])]).map((name) => [
    name,
    colorFromName(name),
  ]),
);

interface Choice {
  readonly make: MakeLine;
  readonly model: ModelLine;
  readonly condition: Condition;
  readonly year: number;
  /** In model years, 0 for new. */
  readonly age: number;
}

/**
 * The `index`-th demonstration vehicle. Same random source, index and day give the same car.
 * VIN, stock number and id are unique for the first million indexes.
 */
export function demoVehicle(
  random: SeededRandom,
  input: { index: number; rooftopId: string; referenceDate: Date },
): Vehicle {
  const choice = choose(random, input.referenceDate);
  const { make, model, condition, year, age } = choice;
  const [trim, msrpToday, powerIndex] = random.pick(model.trims);
  const power = model.power[powerIndex ?? 0] ?? model.power[0];
  if (power === undefined) throw new Error(`${make.make} ${model.model} has no powertrain.`);
  const [engine, fuel, transmission, drivetrains, mpgCity, mpgHighway] = power;
  const level = equipmentLevel(model, trim);
  const mileage = condition === "new" ? random.between(3, 38) : usedMileage(random, age);
  const vin = demoVin(model, year, input.index);
  const facts: Omit<Vehicle, "description"> = {
    id: `veh_${vin.toLowerCase()}`,
    key: vin,
    vin,
    stockNumber: stockNumber(random, choice, input.index),
    rooftopId: input.rooftopId,
    condition,
    year,
    make: make.make,
    model: model.model,
    trim,
    bodyStyle: model.body,
    drivetrain: random.pick(drivetrains.split(" ")) as Drivetrain,
    fuel,
    transmission,
    engine,
    doors: doorCount(model),
    mpgCity,
    mpgHighway,
    exteriorColor: paint(random, make),
    interiorColor: random.pick(INTERIORS[level] ?? []),
    mileage,
    ...prices(random, choice, { msrpToday, miles: mileage }),
    features: features(random, choice, level),
    photos: [],
    ...standing(random, choice, input.referenceDate),
  };
  return { ...facts, description: describeVehicle(random, facts) };
}

/** About 30 % new, 52 % used, 18 % certified. Certified cars are at most five years old. */
function choose(random: SeededRandom, referenceDate: Date): Choice {
  const modelYear = referenceDate.getUTCFullYear() + (referenceDate.getUTCMonth() >= 7 ? 1 : 0);
  const roll = random.next();
  const condition: Condition = roll < 0.3 ? "new" : roll < 0.82 ? "used" : "certified";
  for (;;) {
    const [make, model] = random.pick(LOT);
    const last = Math.min(model.until ?? modelYear, modelYear);
    if (condition === "new") {
      const year = modelYear - (random.chance(0.45) ? 1 : 0);
      if (year <= last && year >= model.since) return { make, model, condition, year, age: 0 };
      continue;
    }
    const oldest = condition === "certified" ? 5 : 9;
    const age = 1 + Math.floor(random.next() * random.next() * oldest * 1.4);
    const year = modelYear - age;
    if (age <= oldest && year <= last && year >= model.since) return { make, model, condition, year, age };
  }
}

/** Richer trims are better equipped, and a luxury maker's plain trim is not plain. */
function equipmentLevel(model: ModelLine, trim: string): number {
  const place = model.trims.findIndex(([name]) => name === trim) / Math.max(1, model.trims.length - 1);
  const price = model.trims[0]?.[1] ?? 0;
  return Math.min(3, Math.round(place * 2.4) + (price > 44_000 ? 1 : 0));
}

/** Serial numbers walk through all six digits in a mixed order, so neighbors do not look alike. */
function demoVin(model: ModelLine, year: number, index: number): string {
  const serial = String((index * 379_421 + 104_729) % 1_000_000).padStart(6, "0");
  const plain = `${model.wmi}${model.vds}0${vinYearCode(year)}${model.plant}${serial}`;
  return plain.slice(0, 8) + checkDigit(plain) + plain.slice(9);
}

/** New: letter and number. Used: with P or U, sometimes A or B for a car taken in trade. */
function stockNumber(random: SeededRandom, { make, condition, year }: Choice, index: number): string {
  const number = String(10_000 + index);
  if (condition === "new") return `${make.make.charAt(0)}${String(year).slice(2)}${number}`;
  return `${random.pick(["P", "U"])}${number}${random.pick(["", "", "A", "B"])}`;
}

function doorCount({ body }: ModelLine): number {
  if (body === "coupe" || body === "convertible") return 2;
  return body === "sedan" || body === "pickup" ? 4 : 5;
}

function paint(random: SeededRandom, make: MakeLine): VehicleColor | null {
  // Half of all cars are in few colors, most of them white, black, gray or silver, which makers list first.
  const plain = make.paints.slice(0, 4);
  const names =
    make.twoTone && random.chance(0.08) ? make.twoTone : random.chance(0.45) ? plain : make.paints;
  return COLORS.get(random.pick(names)) ?? null;
}

function prices(
  random: SeededRandom,
  choice: Choice,
  { msrpToday, miles }: { msrpToday: number; miles: number },
) {
  const isNew = choice.condition === "new";
  const options = isNew ? random.between(0, 12) * 195 : 0;
  const msrp = originalMsrp(msrpToday, choice.age) + options;
  const dollars = isNew
    ? newPrice(random, msrp)
    : usedPrice(random, { msrp, age: choice.age, miles, make: choice.make }) +
      (choice.condition === "certified" ? 600 : 0);
  const hasIncentive = isNew && random.chance(0.35);
  const incentive = hasIncentive ? random.pick([500, 750, 1_000, 1_500, 2_000, 2_500, 3_500]) : 0;
  return {
    // A very few are sold by telephone only.
    priceCents: random.chance(0.006) ? null : dollars * 100,
    msrpCents: isNew ? msrp * 100 : null,
    incentivesCents: incentive * 100,
  };
}

function features(random: SeededRandom, { model, year }: Choice, level: number): string[] {
  const list = FEATURES_BY_LEVEL.slice(0, level + 1).flat();
  list.push(...(FEATURES_BY_BODY[model.body] ?? []).filter(() => random.chance(0.4 + level * 0.18)));
  if (hasThreeRows(model, year)) list.push("Third-row seats");
  list.push(...(OPTIONAL_FEATURES[level] ?? []).filter(() => random.chance(0.45)));
  return [...new Set(list)];
}

/** Where the car stands in its sale: about 3 % pending, 3 % sold, some still on the truck. */
function standing(random: SeededRandom, choice: Choice, referenceDate: Date) {
  const created = referenceDate.getTime() - Math.floor(random.next() * 90 * DAY);
  const updated = created + Math.floor(random.next() * (referenceDate.getTime() - created));
  const roll = random.next();
  const availability =
    roll < 0.03 ? ("PendingSale" as const) : roll < 0.06 ? ("Sold" as const) : ("Available" as const);
  const onItsWay = choice.condition === "new" && availability === "Available" && random.chance(0.14);
  return {
    stockLabel: onItsWay ? "In transit" : null,
    onlineExclusive: random.chance(0.05),
    availability,
    heldByOrderId: null,
    holdExpiresAt: null,
    createdAt: new Date(created).toISOString(),
    updatedAt: new Date(updated).toISOString(),
  };
}
