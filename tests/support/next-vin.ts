import { checkDigit } from "#modules/inventory/domain/vin-check-digit.ts";

let count = 100_000;

/** Another car each time, with the check digit that its number demands. */
export function nextVin(): string {
  count += 1;
  const vin = `1HGCM82603A${count}`;
  return vin.slice(0, 8) + checkDigit(vin) + vin.slice(9);
}
