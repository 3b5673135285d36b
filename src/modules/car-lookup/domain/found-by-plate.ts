import type { DescribedCar } from "./described-car.ts";

/** A car that a plate may belong to; who owns it is nowhere in it. */
export interface PlateCandidate {
  readonly car: DescribedCar;
  /** The last four characters of the VIN: enough to know one's own car by. */
  readonly vinEnding: string;
  /** Opens the car on the server, for half an hour; means nothing to anybody else. */
  readonly found: string;
}

/** What became of a search by plate. */
export type FoundByPlate =
  | { readonly kind: "found"; readonly cars: readonly PlateCandidate[] }
  | { readonly kind: "not-found" }
  /** The plate is one of another state. */
  | { readonly kind: "other-state"; readonly state: string }
  | { readonly kind: "unavailable" };
