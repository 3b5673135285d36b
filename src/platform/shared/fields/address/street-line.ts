import { english } from "../../texts/text.ts";

/** Table M. */
export const NEEDS_STREET = english("Enter a street number and name.");
const LONG_NUMBER = english("Street number can be up to 6 characters.");
const LONG_NAME = english("Street name can be up to 35 characters.");
const TOO_LONG = english("Use at most 60 characters.");

const RURAL = /^(?:RR|R\.R\.|rural route)\s*#?\d{1,6}(?:,?\s+(?:P\.?\s?O\.?\s*)?box\s*#?\d{1,6})?$/iu;
const PO_BOX = /^(?:p\.?\s?o\.?\s*|post office\s+)box\s*#?\d{1,6}$/iu;
/** The other order of the combined form (VAL-12). */
const BOX_THEN_RURAL = /^(?:P\.?\s?O\.?\s*)?box\s*#?\d{1,6},?\s+(?:RR|R\.R\.|rural route)\s*#?\d{1,6}$/iu;

/** VAL-12: mail goes there, a car does not (MSG-33). */
export function isPoBox(line: string): boolean {
  return PO_BOX.test(line.trim());
}

/** VAL-10, VAL-12: the message to show for a first address line, or undefined when it is fine. */
export function checkStreetLine(input: string): string | undefined {
  const line = input.trim();
  if (RURAL.test(line) || PO_BOX.test(line) || BOX_THEN_RURAL.test(line)) return undefined;
  const [number = "", ...rest] = line.split(/\s+/u);
  const name = rest.join(" ");
  if (line.length < 2 || !/\d/u.test(number) || name === "") return NEEDS_STREET;
  if (number.length > 6) return LONG_NUMBER;
  if (name.length > 35) return LONG_NAME;
  return line.length > 60 ? TOO_LONG : undefined;
}
