import fc from "fast-check";
import { anyLetter } from "#tests/support/any-letter.ts";

/** Text that has broken other products. */
export const NASTY_TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "%",
  "%00",
  "../../etc/passwd",
  "..\\..\\windows",
  "' or 1=1 --",
  '"; drop table vehicle; --',
  "<script>alert(1)</script>",
  "{{7*7}}${7*7}",
  "\u202Eevil\u2066",
  "\uFFFE\uFFFF",
  "\u{1F697}".repeat(50),
  "e\u0301".repeat(200),
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "-0",
  "1e309",
  "9".repeat(400),
  "-9223372036854775809",
  "\r\nSet-Cookie: a=b",
  "x".repeat(5_000),
] as const;

const number = fc.oneof(
  fc.constantFrom(-1, 0, 0.1, 1e21, -1e21, 2 ** 53, 2 ** 31, -(2 ** 63)),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const text = fc.oneof(
  fc.constant("\uD800 half a pair"),
  fc.constantFrom(...NASTY_TEXTS),
  fc.string({ unit: anyLetter, maxLength: 40 }),
);

/** Any JSON value, most of them unwelcome everywhere. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  text,
  number,
  fc.constantFrom(null, true, false, [], {}, [null], { __proto__: null, constructor: 1 }),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom("length", "constructor", "city", "zipCode", "a"), text, { maxKeys: 3 }),
);
