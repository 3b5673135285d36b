import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "#tests/support/draws.ts";
import { ByteText } from "./byte-text.ts";

const anything = fc.string({ unit: "binary", maxLength: 50 }).filter((text) => text.isWellFormed());
const part = fc.oneof(
  anything.map((text) => ({ kind: "text" as const, text })),
  anything.map((text) => ({ kind: "bytes" as const, text })),
  fc.nat().map((count) => ({ kind: "count" as const, text: String(count) })),
  fc.constantFrom(",", '"selected":true}').map((text) => ({ kind: "ascii" as const, text })),
);

test("Parts of any kind and number come out as one text, and what was copied stays as it was", () => {
  const written = new ByteText();
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), fc.nat(3), (parts, repeats) => {
      const all = Array.from({ length: 10 ** repeats }, () => parts).flat();
      written.clear();
      for (const { kind, text } of all)
        if (kind === "bytes") written.bytes(Buffer.from(text));
        else if (kind === "count") written.count(Number(text));
        else written[kind](text);
      const copy = written.copy();
      expect(Buffer.from(written.peek()).equals(copy)).toBe(true);
      written.clear().text("something else");
      expect(Buffer.from(copy).toString()).toBe(all.map(({ text }) => text).join(""));
    }),
    { numRuns: draws(100) },
  );
});
