import { checkDigit } from "#modules/inventory/domain/vin-check-digit.ts";

let count = 100_000;

/** The VIN of a 2003 model with a serial number of six digits, with the check digit that its number demands. */
export function vinOfSerial(serial: number): string {
  const vin = `1HGCM82603A${serial}`;
  return vin.slice(0, 8) + checkDigit(vin) + vin.slice(9);
}

/** Another car each time. */
export function nextVin(): string {
  count += 1;
  return vinOfSerial(count);
}
