import { describe, expect, test } from "vitest";
import { drawVehicleIllustration } from "./vehicle-illustration.ts";

describe("an illustration's address", () => {
  test.each(["side", "side.svg", "front-three-quarter.svg"])(
    "that is right (%s) gives a drawing",
    (angle) => {
      expect(drawVehicleIllustration({ body: "suv", paint: "1F3A5F", angle, two: "111111" })).toContain(
        "<svg",
      );
    },
  );

  test.each([
    { body: "boat", paint: "1f3a5f", angle: "side.svg" },
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
