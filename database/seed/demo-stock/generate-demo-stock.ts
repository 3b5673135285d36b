import type { Vehicle } from "#modules/inventory/domain/vehicle.ts";
import { demoVehicle } from "./demo-vehicle.ts";
import { seededRandom } from "./seeded-random.ts";

export interface DemoStockInput {
  /** Where the cars stand; at least one. */
  readonly rooftops: readonly { readonly id: string }[];
  /** 2,400 unless told; VINs are unique up to a million. */
  readonly count?: number;
  /** The day the stock is seen on: model years, ages and dates follow from it. */
  readonly referenceDate: Date;
  readonly seed?: number;
  /** Cars that the store would put on its lot; every car unless told. */
  readonly accepts?: (vehicle: Vehicle) => boolean;
}

/** VINs are unique up to here. */
const MOST_LOOKED_AT = 1_000_000;

/** Demonstration stock, the same for the same input: real makes, models and paints, made-up cars. No photos. */
export function generateDemoStock(input: DemoStockInput): Vehicle[] {
  return [...generateStockAtScale(input)];
}

/** The same one car at a time, for benchmarks that need many. */
export function* generateStockAtScale(input: DemoStockInput): Generator<Vehicle> {
  const random = seededRandom(input.seed ?? 20_260);
  const count = input.count ?? 2_400;
  let accepted = 0;
  for (let index = 0; accepted < count && index < MOST_LOOKED_AT; index += 1) {
    const rooftopId = random.pick(input.rooftops).id;
    const vehicle = demoVehicle(random, { index, rooftopId, referenceDate: input.referenceDate });
    if (input.accepts?.(vehicle) === false) continue;
    accepted += 1;
    yield vehicle;
  }
}
