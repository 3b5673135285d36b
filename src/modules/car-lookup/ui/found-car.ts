import type { DescribedCar } from "../domain/described-car.ts";

/** A car as somebody named or found it. */
export interface FoundCar {
  readonly car: DescribedCar;
  readonly vin?: string;
}
