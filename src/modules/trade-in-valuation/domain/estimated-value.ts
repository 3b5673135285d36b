import { modelKey, type UnpricedCar, usageOf } from "./comparable-car.ts";
import type { ValueTable } from "./value-table.ts";

/** What a table says a car sells for, in cents before rounding; null for a model it does not hold. */
export function estimatedValue(models: ValueTable["models"], car: UnpricedCar): number | null {
  const model = models[modelKey(car)];
  if (model === undefined) return null;
  let log = model.level;
  log += model.trims[car.trim?.toLowerCase() ?? ""] ?? 0;
  log += model.years[String(Math.floor(car.ageYears))] ?? 0;
  for (const [i, value] of usageOf(car).entries()) log += (model.slopes[i] ?? 0) * value;
  return Math.exp(log);
}
