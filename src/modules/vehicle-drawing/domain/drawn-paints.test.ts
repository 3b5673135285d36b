import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { colorFromName } from "#modules/inventory/domain/paint.ts";
import { COLOR_WORDS, KNOWN_PAINTS } from "#modules/inventory/domain/paint-names-data.ts";
import { draws } from "#tests/support/draws.ts";
import { drawnPaint, drawnRoof } from "./drawn-paints.ts";

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("The paints that are drawn", () => {
  it("are all that a feed can name, as they are", () => {
    for (const [name] of [...KNOWN_PAINTS, ...COLOR_WORDS])
      for (const spoken of [name, `Dark ${name}`, `light ${name} metallic`]) {
        const hex = colorFromName(spoken)?.hex;
        if (hex !== undefined) expect([spoken, drawnPaint(hex)]).toEqual([spoken, hex]);
      }
    const roof = colorFromName("Oxford White with Black Roof")?.secondaryHex ?? "";
    expect(drawnRoof(roof)).toBe(roof);
  });

  it("are few: every other color is the nearest of them", () => {
    const seen = new Set<string>();
    const roofs = new Set<string>();
    fc.assert(
      fc.property(anyHex, (hex) => {
        const paint = drawnPaint(hex);
        expect(drawnPaint(paint)).toBe(paint);
        expect(drawnRoof(drawnRoof(hex))).toBe(drawnRoof(hex));
        seen.add(paint);
        roofs.add(drawnRoof(hex));
      }),
      { numRuns: draws(2_000) },
    );
    expect(seen.size).toBeLessThan(600);
    expect(roofs.size).toBeLessThan(20);
    expect(drawnRoof("#000000")).toBe(drawnRoof("#101010"));
  });
});
