/** What is known before anybody names the car. */
export interface KnownOfCar {
  readonly vin: string | null;
  readonly year: number | null;
}
