import { describe, expect, test } from "vitest";
import { colorFromName } from "#modules/inventory/domain/paint.ts";
import {
  FULL_TURN,
  ILLUSTRATION_FACES,
  ILLUSTRATION_SHAPES,
  illustrationAngles,
  illustrationFace,
  illustrationShape,
  illustrationUrl,
  TURN_FRAMES,
} from "#modules/inventory/domain/illustration-url.ts";
import { drawn } from "#tests/support/draws.ts";
import { vehicleIllustration } from "./vehicle-illustration.ts";

const everyDrawing = ILLUSTRATION_SHAPES.flatMap((shape) =>
  [...illustrationAngles, ...TURN_FRAMES].map((angle) => ({ shape, angle })),
);
const [best, ...others] = illustrationAngles;
/** Every face of every shape as cars are shown first, and from one other angle: all of them by turns, of faces and shapes. */
const everyFace = ILLUSTRATION_FACES.flatMap((face, row) =>
  ILLUSTRATION_SHAPES.map((shape, column) => ({
    face,
    shape,
    angles: [best, ...others.slice((row + column) % others.length).slice(0, 1)],
  })),
);
const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);

describe("a vehicle illustration", () => {
  test.each(drawn(everyDrawing))(
    "of a $shape from $angle is small, sound and within its frame",
    ({ shape, angle }) => {
      const svg = vehicleIllustration({ shape, angle, paintHex: "#1f3a5f", secondaryHex: "#111111" });
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 2000 1504"/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<script/);
      expect(svg.length).toBeLessThan(13_000);
      const used = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map((match) => match[1]);
      const ids = new Set(idsOf(svg));
      expect(ids.size).toBe(idsOf(svg).length);
      expect(used.filter((id) => !ids.has(id))).toEqual([]);
    },
  );

  test.each(drawn(everyFace))(
    "of a $shape with the front $face is as small and as sound",
    ({ shape, face, angles }) => {
      for (const angle of angles) {
        const svg = vehicleIllustration({ shape, face, angle, paintHex: "#1f3a5f", secondaryHex: "#111111" });
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.length, angle).toBeLessThan(13_000);
      }
    },
  );

  test.each(drawn(everyDrawing))(
    "of a $shape from $angle has its whole shadow in its frame",
    ({ shape, angle }) => {
      const svg = vehicleIllustration({ shape, angle, paintHex: "#1f3a5f" });
      const ellipses = [
        ...svg.matchAll(/<ellipse fill="url\(#vsf?\)" rx="(\d+)" ry="(\d+)" transform="matrix\(([^)]+)\)/g),
      ];
      expect(ellipses).toHaveLength(2);
      for (const [, rx, ry, matrix = ""] of ellipses) {
        const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = matrix.split(" ").map(Number);
        const [across, down] = [
          Math.hypot(a * Number(rx), c * Number(ry)),
          Math.hypot(b * Number(rx), d * Number(ry)),
        ];
        // Rounded to units of a drawing that is 2000 of them wide.
        expect(Math.min(x - across, 2000 - x - across, y - down, 1504 - y - down)).toBeGreaterThan(-2);
      }
    },
  );

  test("differs from make to make, and not from one make of a family to another", () => {
    const front = (make: string) =>
      vehicleIllustration({
        shape: "suv",
        face: illustrationFace({ make, fuel: "gasoline" }),
        angle: "front",
        paintHex: "#1f3a5f",
      });
    const makes = ["Honda", "Ford", "BMW", "Jeep", "Tesla", "Audi", "Kia", "MINI", "Unknown"];
    expect(new Set(makes.map(front)).size).toBe(makes.length);
    expect(front("Honda")).toBe(front("Toyota"));
  });

  test("turns all the way round in steps of fifteen degrees, never showing a view twice", () => {
    expect(FULL_TURN).toHaveLength(24);
    expect(new Set(FULL_TURN.map(({ frame, isMirrored }) => `${frame} ${isMirrored}`)).size).toBe(24);
  });

  test("is the same every time", () => {
    const draw = () => vehicleIllustration({ shape: "suv", angle: "side", paintHex: "#a3161f" });
    expect(draw()).toBe(draw());
  });

  test("keeps its ids apart from those of another drawing in the page", () => {
    const draw = (idPrefix: string) =>
      idsOf(vehicleIllustration({ shape: "coupe", angle: "side", paintHex: "#a3161f", idPrefix }));
    const other = new Set(draw("b-"));
    expect(draw("a-").filter((id) => other.has(id))).toEqual([]);
  });

  test("is 75.2 % as high as wide (VEH-09)", () => expect(1504 / 2000).toBe(0.752));
});

describe("the address of an illustration", () => {
  const vehicle = { make: "Toyota", model: "RAV4", bodyStyle: "suv", fuel: "hybrid" } as const;

  test("holds body, paint and angle", () => {
    const exteriorColor = colorFromName("Blueprint");
    expect(illustrationUrl({ ...vehicle, exteriorColor }, "side")).toBe(
      "/images/vehicles/suv.slim/1f3553/side.svg",
    );
  });

  test("names the roof of a two-tone car", () => {
    const exteriorColor = colorFromName("Wind Chill Pearl with Black Roof");
    expect(illustrationUrl({ ...vehicle, exteriorColor }, "front")).toBe(
      "/images/vehicles/suv.slim/eef0f0/front.svg?two=141518",
    );
  });

  test("exists for a vehicle of which hardly anything is known", () => {
    const bare = { make: "", model: "", bodyStyle: null, fuel: null, exteriorColor: null };
    expect(illustrationUrl(bare, "front-three-quarter")).toBe(
      "/images/vehicles/sedan/b6babd/front-three-quarter.svg",
    );
  });

  test.each([
    ["Wrangler", "suv", "gasoline", "suv-boxy"],
    ["Tahoe", "suv", "gasoline", "suv-large"],
    ["Model Y", "suv", "electric", "suv-electric"],
    ["HR-V", "suv", "gasoline", "suv-compact"],
    ["CR-V", "suv", "hybrid", "suv"],
    ["Bronco Sport", "suv", "gasoline", "suv"],
    ["Tacoma", "pickup", "gasoline", "pickup-midsize"],
    ["F-150", "pickup", "gasoline", "pickup"],
    ["Civic", "sedan", "gasoline", "sedan-compact"],
    ["Model 3", "sedan", "electric", "sedan-fastback"],
    ["Mustang", "coupe", "gasoline", "coupe"],
    ["Corvette", "coupe", "gasoline", "coupe-sports"],
  ] as const)("of a %s shows its stance", (...row) => {
    const [model, bodyStyle, fuel, shape] = row;
    expect(illustrationShape({ make: "", model, bodyStyle, fuel, exteriorColor: null })).toBe(shape);
  });
});
