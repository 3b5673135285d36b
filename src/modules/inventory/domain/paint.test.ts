import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brightness, colorFromName, mixHex } from "./paint.ts";
import { COLOR_FAMILIES } from "./vehicle.ts";

describe("a paint name of one tone", () => {
  test.each([
    ["Midnight Black Metallic", "black"],
    ["Ice Cap", "white"],
    ["Magnetic Gray Metallic", "gray"],
    ["Storm Cloud", "gray"],
    ["storm cloud", "gray"],
    ["Meteor Shower", "gray"],
    ["Lunar Rock", "gray"],
    ["Blizzard Pearl", "white"],
    ["Classic Silver Metallic", "silver"],
    ["gray", "gray"],
    ["Nautical Blue Metallic", "blue"],
    ["silver", "silver"],
    ["Blueprint", "blue"],
    ["black", "black"],
    ["Wind Chill Pearl", "white"],
    ["Wind Chill Pearl [extra_cost_color]", "white"],
    ["Barcelona Red Metallic", "red"],
    ["white", "white"],
    ["Ruby Flare Pearl", "red"],
    ["Solar Octane", "orange"],
    ["Everest", "green"],
    ["Urban Rock", "gray"],
    ["gold", "gold"],
    ["Lime Rush", "green"],
    ["beige", "beige"],
    ["burgundy", "red"],
    ["charcoal", "gray"],
    ["Dark Gray Metallic", "gray"],
    ["Metallic Gray Alloy", "gray"],
    ["turquoise", "blue"],
    ["off-white", "white"],
    ["magnetic metallic", "gray"],
    ["Army Green", "green"],
    ["shadow black", "black"],
    ["ingot silver metallic", "silver"],
    ["oxford white", "white"],
    ["billet silver metallic clearcoat", "silver"],
    ["triple yellow tri-coat", "yellow"],
    ["super black", "black"],
    ["bright white clearcoat", "white"],
    ["ruby red metallic tinted clearcoat", "red"],
    ["white platinum tri-coat metallic", "white"],
    ["tuxedo black metallic", "black"],
    ["cayenne red", "red"],
    ["maroon", "red"],
    ["jazz blue pearlcoat", "blue"],
    ["competition orange", "orange"],
    ["royal crimson metallic tinted clearcoat", "red"],
    ["kona blue metallic", "blue"],
    ["toreador red", "red"],
    ["tan", "beige"],
    ["morningsky blue", "blue"],
    ["pearl white", "white"],
    ["glacier white", "white"],
    ["Midnight Black", "black"],
    ["Magnetic Gray Pearl", "gray"],
    ["Platinum White Pearl", "white"],
    ["Obsidian Blue Pearl", "blue"],
    ["Sonic Gray Pearl", "gray"],
  ])("%s is %s", (name, family) => {
    const color = colorFromName(name);
    expect(color?.family).toBe(family);
    expect(color?.hex).toMatch(/^#[0-9a-f]{6}$/);
    expect(color?.secondaryHex).toBeUndefined();
  });

  test("keeps the maker's wording and calms texts in one case", () => {
    expect(colorFromName("Ice Cap")?.name).toBe("Ice Cap");
    expect(colorFromName(" oxford  white ")?.name).toBe("Oxford White");
    expect(colorFromName("OFF-WHITE")?.name).toBe("Off-White");
  });

  test("is darker when it says dark and lighter when it says light", () => {
    const [dark, plain, light] = ["dark blue", "blue", "light blue"].map((name) =>
      brightness(colorFromName(name)?.hex ?? ""),
    );
    expect(dark).toBeLessThan(plain ?? 0);
    expect(plain).toBeLessThan(light ?? 0);
  });
});

describe("a paint name of two tones", () => {
  test.each([
    ["Wind Chill Pearl With Midnight Black Metallic Roof", "Wind Chill Pearl", "Midnight Black Metallic"],
    ["Wind Chill Pearl/Midnight Black Metallic roof", "Wind Chill Pearl", "Midnight Black Metallic"],
    ["Wind Chill Pearl w/Black Roof", "Wind Chill Pearl", "Black"],
    ["Meteor Shower W/Midnight Black Metallic Roof", "Meteor Shower", "Midnight Black Metallic"],
    ["Meteor Shower/Black", "Meteor Shower", "Black"],
    ["Storm Cloud / Black", "Storm Cloud", "Black"],
    [
      "Meteor Shower with Midnight Black Metallic roof [extra_cost_color]",
      "Meteor Shower",
      "Midnight Black Metallic",
    ],
  ])("%s is read as body and roof", (text, name, secondaryName) => {
    expect(colorFromName(text)).toMatchObject({ name, secondaryName });
  });

  test("that breaks off is one tone", () => {
    expect(colorFromName("Meteor Shower w")).toEqual(colorFromName("Meteor Shower"));
  });
});

describe("a text that names no color", () => {
  test.each(["—", "", "Other", "no_color", "Idn", "Ver", "color:", "guard", "Lue", "Lac", "  "])(
    "%j gives none",
    (text) => expect(colorFromName(text)).toBeNull(),
  );

  test("never throws, and a color always has a known family", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const color = colorFromName(text);
        return color === null || COLOR_FAMILIES.includes(color.family);
      }),
    );
  });
});

test("mixing goes from the first color to the second", () => {
  expect(mixHex("#000000", "#ffffff", 0)).toBe("#000000");
  expect(mixHex("#102030", "#ffffff", 1)).toBe("#ffffff");
  expect(mixHex("#000000", "#ff0080", 0.5)).toBe("#800040");
});

test("reads no more of a name than a paint can be called", () => {
  expect(colorFromName(`red${" ".repeat(60_000)}with Black Roof`)).toMatchObject({ family: "red" });
  expect(colorFromName(`${" ".repeat(60_000)}red`)).toBeNull();
});
