import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draws } from "#tests/support/draws.ts";
import { drawVehicleIllustration } from "./vehicle-illustration.ts";

describe("an illustration's address", () => {
  const known = { body: "suv", paint: "1f3553" };

  test.each(["side", "side.svg", "front-three-quarter.svg"])(
    "that is right (%s) gives a drawing",
    (angle) => {
      const found = drawVehicleIllustration({ ...known, angle });
      expect(found).toMatchObject({ kind: "drawing", svg: expect.stringContaining("<svg") });
    },
  );

  test("in any color leads to the drawing in the nearest paint that a car can have, at once", () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => value.toString(16).padStart(6, "0"))
      .chain((lower) => fc.constantFrom(lower, lower.toUpperCase()));
    fc.assert(
      fc.property(hex, fc.option(hex, { nil: undefined }), (paint, two) => {
        const found = drawVehicleIllustration({ body: "suv", paint, angle: "side.svg", two });
        if (found.kind === "drawing") return;
        const { pathname, searchParams } = new URL(found.path, "http://x");
        const [, , , body = "", nearest = "", angle = ""] = pathname.split("/");
        const there = { body, paint: nearest, angle, two: searchParams.get("two") ?? undefined };
        expect([there.two === undefined, drawVehicleIllustration(there).kind]).toEqual([
          two === undefined,
          "drawing",
        ]);
      }),
      { numRuns: draws(100) },
    );
  });

  test.each([
    { body: "boat", paint: "1f3a5f", angle: "side.svg" },
    { body: "suv.none", paint: "1f3a5f", angle: "side.svg" },
    { body: "suv.slim.slim", paint: "1f3a5f", angle: "side.svg" },
    { body: "constructor", paint: "1f3a5f", angle: "side.svg" },
    { body: "suv", paint: "1f3a5", angle: "side.svg" },
    { body: "suv", paint: '"/><scr', angle: "side.svg" },
    { body: "suv", paint: "1f3a5f", angle: "below.svg" },
    { body: "suv", paint: "1f3a5f", angle: "side.png" },
    { body: "suv", paint: "1f3a5f", angle: "side.svg", two: "red" },
  ])("that is wrong ($body/$paint/$angle) is not found", (address) => {
    expect(() => drawVehicleIllustration(address)).toThrow("illustration.notFound");
  });
});
