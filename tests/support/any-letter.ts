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

/** What may stand in any part of an address as it is. */
const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:@".split("");

const partOf = (letters: readonly string[]) =>
  fc
    .array(
      fc.oneof(
        { weight: 10, arbitrary: fc.constantFrom(...letters) },
        { weight: 1, arbitrary: anyLetter.map(encodeURIComponent) },
      ),
    )
    .map((parts) => parts.join(""));

// In place of fast-check's own parts of addresses, which start as slowly as `"binary"`.
/** Anything after the question mark of an address. */
export const anyQuery = partOf([...PLAIN, "/", "?"]);
export const anyPath = fc.array(partOf(PLAIN)).map((parts) => `/${parts.join("/")}`);
export const anyUrl = fc
  .tuple(fc.constantFrom("https", "http"), fc.domain(), fc.constantFrom("", ":8080"), anyPath)
  .map(([scheme, host, port, path]) => `${scheme}://${host}${port}${path}`);
