import type { DescribedCar } from "#modules/car-lookup/domain/described-car.ts";

/** `2019 Honda Accord EX`. */
export function carName({ year, make, model, trim }: DescribedCar): string {
  return [year, make, model, trim].filter((part) => part !== null && part !== "").join(" ");
}
