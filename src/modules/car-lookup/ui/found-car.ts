import type { DescribedCar } from "../domain/described-car.ts";

/** A car as somebody named it, or found it by its plate. */
export type FoundCar = { readonly car: DescribedCar; readonly vin?: string } | { readonly found: string };
