import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EncodingProbe } from "./text-encoding.ts";

const TEXT = "VIN,Trim\n4T1BF1FK0CU000001,Édition Spéciale “Limited”\n";

function verdict(bytes: Uint8Array, cut = bytes.length): string | undefined {
  const probe = new EncodingProbe();
  probe.push(bytes.subarray(0, cut));
  probe.push(bytes.subarray(cut));
  return probe.verdict();
}

const utf16 = (text: string) => Buffer.from(text, "utf16le");
const cp1252 = Buffer.from("VIN,Trim\n4T1,\xC9dition Sp\xE9ciale \x93Limited\x94\n", "latin1");

describe("the encoding of a file", () => {
  test.each([
    ["plain ASCII", Buffer.from("VIN,Price\n"), "utf-8"],
    ["UTF-8", Buffer.from(TEXT), "utf-8"],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${TEXT}`), "utf-8"],
    ["UTF-16 LE with a mark", utf16(`\uFEFF${TEXT}`), "utf-16le"],
    ["UTF-16 BE with a mark", utf16(`\uFEFF${TEXT}`).swap16(), "utf-16be"],
    ["UTF-16 LE without a mark", utf16(TEXT), "utf-16le"],
    ["UTF-16 BE without a mark", utf16(TEXT).swap16(), "utf-16be"],
    ["Windows-1252", cp1252, "windows-1252"],
    ["Latin-1", Buffer.from("Trim\n\xC9dition\n", "latin1"), "windows-1252"],
    ["UTF-8 and Latin-1 in one file", Buffer.concat([Buffer.from(TEXT), cp1252]), undefined],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0x81]), undefined],
    ["nothing", Buffer.alloc(0), "utf-8"],
  ])("%s", (_, bytes, encoding) => expect(verdict(bytes)).toBe(encoding));

  test("of a whole UTF-8 text is UTF-8, wherever its bytes are cut", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), fc.nat(), (text, at) => {
        fc.pre(!text.includes("\0"));
        const bytes = Buffer.from(`Make,Model\n${text}`);
        expect(verdict(bytes, at % bytes.length)).toBe("utf-8");
      }),
    );
  });
});
