import fc from "fast-check";

/** Halves of pairs in UTF-16, which no text consists of. */
const SURROGATES = { first: 0xd800, count: 0x800 };

/**
 * Any code point, as a unit of `fc.string`. It stands for fast-check's own `"binary"`, which takes a second of every
 * process to list all of them (0665).
 */
export const anyLetter: fc.Arbitrary<string> = fc.integer({ min: 0, max: 0x10ffff - SURROGATES.count }).map(
  (at) => String.fromCodePoint(at < SURROGATES.first ? at : at + SURROGATES.count),
  (letter) => {
    const code = typeof letter === "string" ? letter.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== letter) throw new Error("no single letter");
    return code < SURROGATES.first ? code : code - SURROGATES.count;
  },
);
