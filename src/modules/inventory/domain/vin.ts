import { checkDigit } from "./vin-check-digit.ts";

/** What a text turned out to be; `vin` and `text` are trimmed and in upper case. */
export type VinCheck =
  | { readonly kind: "valid"; readonly vin: string }
  /** 17 characters that a maker or dealer put where the car has no VIN yet. */
  | { readonly kind: "placeholder"; readonly text: string }
  | { readonly kind: "malformed"; readonly text: string }
  /** Right form, but position 9 is not what the other sixteen demand: a typing error. */
  | { readonly kind: "wrong-check-digit"; readonly text: string; readonly expected: string };

const FORM = /^[A-Z0-9]{17}$/;
/** Makers mark cars that are not built yet by letters that no VIN may hold. */
const FORBIDDEN_LETTER = /[IOQ]/;
/** `11111111111111111` even has a right check digit. */
const ONE_CHARACTER = /^(.)\1{16}$/;

/**
 * Checks a VIN of model year 1981 or later by 49 CFR 565 (VAL-28). Never throws.
 * Empty texts and older, shorter numbers are `malformed`.
 */
export function checkVin(text: string): VinCheck {
  const vin = text.trim().toUpperCase();
  if (!FORM.test(vin)) return { kind: "malformed", text: vin };
  if (FORBIDDEN_LETTER.test(vin) || ONE_CHARACTER.test(vin)) return { kind: "placeholder", text: vin };
  const expected = checkDigit(vin);
  if (vin.charAt(8) !== expected) return { kind: "wrong-check-digit", text: vin, expected };
  return { kind: "valid", vin };
}

/** Position 10, oldest first; the thirty codes repeat every thirty years. */
const YEAR_CODES = "ABCDEFGHJKLMNPRSTVWXY123456789";

/**
 * Model year of a valid VIN, or null when position 10 holds no year code.
 * A letter at position 7 means 2010 to 2039, a digit 1980 to 2009. The rule binds cars, multipurpose
 * vehicles and trucks up to 10,000 lb; heavier trucks may come out thirty years off.
 */
export function vinModelYear(vin: string): number | null {
  const index = YEAR_CODES.indexOf(vin.charAt(9));
  if (index < 0 || vin.charAt(9) === "") return null;
  return (/[0-9]/.test(vin.charAt(6)) ? 1980 : 2010) + index;
}

/** The code that position 10 carries for a model year from 1980 to 2039. */
export function vinYearCode(modelYear: number): string {
  return YEAR_CODES.charAt((modelYear - 1980) % YEAR_CODES.length);
}
