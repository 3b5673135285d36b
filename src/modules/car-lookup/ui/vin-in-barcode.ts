import { checkVin } from "#modules/inventory/domain/vin.ts";

/** What a barcode of a door frame or a windshield may hold around its VIN: an import mark, an address, a check sign. */
const RUNS = /[A-HJ-NPR-Z0-9]{17}/gu;

/** The first VIN in the texts of the barcodes on a picture; null where none holds one. */
export function vinInBarcodes(texts: readonly string[]): string | null {
  for (const text of texts.map((each) => each.toUpperCase())) {
    for (let at = 0; at + 17 <= text.length; at += 1) {
      const [run] = text.slice(at, at + 17).match(RUNS) ?? [];
      const checked = run === undefined ? null : checkVin(run);
      if (checked?.kind === "valid") return checked.vin;
    }
  }
  return null;
}
