/** Value of each allowed character, 49 CFR 565.15(c)(4) table III; I, O and Q never occur in a VIN. */
const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from("0123456789ABCDEFGHJKLMNPRSTUVWXYZ").map((character, index) => [
    character,
    // Letters run A1…H8, J1…N5 P7 R9, S2…Z9.
    index < 10 ? index : Number("12345678123457923456789"[index - 10]),
  ]),
);

/** Weight of each position, table IV; position 9 is the check digit itself. */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * The character that position 9 of a VIN must hold: `0`…`9` or `X` (49 CFR 565.15(c)).
 * What stands at position 9 does not matter. The VIN must be 17 upper-case characters without I, O, Q.
 */
export function checkDigit(vin: string): string {
  let sum = 0;
  for (let index = 0; index < WEIGHTS.length; index += 1) {
    sum += (VALUES[vin.charAt(index)] ?? 0) * (WEIGHTS[index] ?? 0);
  }
  const remainder = sum % 11;
  return remainder === 10 ? "X" : String(remainder);
}
