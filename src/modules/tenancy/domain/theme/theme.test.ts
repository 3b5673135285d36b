import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { draws } from "#tests/support/draws.ts";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { contrast, luminance, mix, toHex, toOklch, withContrast } from "./color.ts";
import type { Brand } from "../config/brand-schema.ts";
import { LayoutSchema } from "../config/layout-schema.ts";
import { contrastProblems } from "./contrast-problems.ts";
import { themeCss, themeCssOfBothSchemes } from "./theme-css.ts";
import { COLOR_TOKENS, deriveTheme } from "./theme.ts";

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0").toUpperCase()}`);
const palette = fc.record({ action: hex, accent: hex, ink: hex, surface: hex });
const brandOf = (light: Brand["light"]): Brand => ({
  light,
  dark: light,
  radius: "medium",
  density: "regular",
  type: "modern",
  layout: v.parse(LayoutSchema, {}),
});

describe("color arithmetic", () => {
  it.each([
    ["#000000", "#FFFFFF", 21],
    ["#FFFFFF", "#FFFFFF", 1],
    ["#777777", "#FFFFFF", 4.48],
    ["#FF0000", "#FFFFFF", 4],
  ])("knows the WCAG ratio of %s on %s", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it("comes back from OKLCH to the color it started from", () => {
    fc.assert(
      fc.property(hex, (color) => {
        const [a, b] = [color, toHex(toOklch(color))].map((text) => Number.parseInt(text.slice(1), 16)) as [
          number,
          number,
        ];
        for (const shift of [0, 8, 16])
          expect(Math.abs(((a >> shift) & 255) - ((b >> shift) & 255))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("mixes between its two colors", () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        const [low, high] = [luminance(one), luminance(other)].toSorted((x, y) => x - y) as [number, number];
        const middle = luminance(mix(one, other, 0.5));
        expect(middle).toBeGreaterThanOrEqual(low - 0.15);
        expect(middle).toBeLessThanOrEqual(high + 0.15);
      }),
    );
  });

  it("finds a readable neighbor of any color on one background", () => {
    fc.assert(
      fc.property(hex, hex, (start, background) => {
        const found = withContrast(start, [background], 4.5);
        expect(found).toBeDefined();
        expect(contrast(found ?? start, background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe("a derived theme", () => {
  it("has every token as a color, for any palette", () => {
    fc.assert(
      fc.property(palette, (light) => {
        const theme = deriveTheme(brandOf(light));
        for (const token of COLOR_TOKENS) expect(theme.light[token]).toMatch(/^#[0-9A-F]{6}$/);
      }),
      { numRuns: draws(100) },
    );
  });

  it("keeps the brand's own colors untouched", () => {
    fc.assert(
      fc.property(palette, (light) => {
        expect(deriveTheme(brandOf(light)).light).toMatchObject(light);
      }),
      { numRuns: draws(100) },
    );
  });

  it("lets text on every button be read, hovered or not, for any action color", () => {
    fc.assert(
      fc.property(palette, (light) => {
        const tokens = deriveTheme(brandOf(light)).light;
        expect(contrast(tokens["on-action"], tokens.action)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tokens["on-accent"], tokens.accent)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: draws(100) },
    );
  });

  it("lets the landing page's headline be read, its emphasis too, for any accent", () => {
    fc.assert(
      fc.property(palette, (light) => {
        const tokens = deriveTheme(brandOf(light)).light;
        expect(contrast(tokens["on-hero"], tokens.hero)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tokens["hero-accent"], tokens.hero)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: draws(100) },
    );
  });

  it("keeps a bright accent from shining in the dark: the ground is deep and the accent is type", () => {
    const dark = { action: "#FF7AC1", accent: "#FFD60A", ink: "#FFF7E0", surface: "#17101F" };
    const tokens = deriveTheme(brandOf(dark)).dark;
    expect(luminance(tokens.hero)).toBeLessThan(0.05);
    expect(tokens["hero-accent"]).toBe("#FFD60A");
  });

  it("tints what is chosen where the accent is as deep as the ink, by the hue of the action", () => {
    const light = { action: "#0B4F5C", accent: "#0B2239", ink: "#0C1B2A", surface: "#FBFAF7" };
    const tokens = deriveTheme(brandOf(light)).light;
    const [tint, gray] = [tokens["accent-soft"], mix(light.accent, light.surface, 0.2)].map(toOklch);
    expect(tint!.c).toBeGreaterThan(2 * gray!.c);
    expect(Math.abs(tint!.h - toOklch(light.action).h)).toBeLessThan(15);
    expect(luminance(tokens["accent-soft"])).toBeGreaterThan(0.7);
    for (const text of ["ink", "ink-muted", "link"] as const)
      expect(contrast(tokens[text], tokens["accent-soft"])).toBeGreaterThanOrEqual(4.5);
  });

  it("leaves what is chosen gray where a brand has no color at all", () => {
    const light = { action: "#222222", accent: "#111111", ink: "#000000", surface: "#FFFFFF" };
    expect(toOklch(deriveTheme(brandOf(light)).light["accent-soft"]).c).toBeLessThan(0.005);
  });

  it("is refused exactly when a pair that meets on a screen is too faint", () => {
    fc.assert(
      fc.property(palette, (light) => {
        const problems = contrastProblems(brandOf(light));
        for (const problem of problems) {
          expect(problem.ratio).toBeLessThan(problem.needed);
          expect(problem.message).toMatch(
            /^[a-z-]+ #[0-9A-F]{6} on [a-z-]+ #[0-9A-F]{6}: [\d.]+, needs (3|4\.5)$/,
          );
        }
        const tokens = deriveTheme(brandOf(light)).light;
        const isInkFaint = contrast(tokens.ink, tokens.surface) < 4.5;
        expect(
          problems.some(({ foreground, background }) => foreground === "ink" && background === "surface"),
        ).toBe(isInkFaint);
      }),
      { numRuns: draws(100) },
    );
  });

  it("passes for both demo tenants, light and dark", () => {
    for (const { config } of demoTenants) expect(contrastProblems(config.brand)).toEqual([]);
  });
});

describe("the theme as CSS", () => {
  const [demo] = demoTenants;
  if (demo === undefined) throw new Error("no demo tenant");
  const css = themeCss(deriveTheme(demo.config.brand));
  const both = themeCssOfBothSchemes(deriveTheme(demo.config.brand));

  it("sets every token for light, and for dark by system", () => {
    for (const token of COLOR_TOKENS) expect(css.split(`--color-${token}:`).length - 1).toBe(2);
    expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){');
  });

  it("sets every token for dark by choice too where a page shows both", () => {
    for (const token of COLOR_TOKENS) expect(both.split(`--color-${token}:`).length - 1).toBe(3);
    expect(both).toContain(':root[data-theme="dark"]{color-scheme:dark;');
  });

  it("cannot leave its style element", () => {
    expect(both).not.toMatch(/[<>]/);
    expect(both.split("{").length).toBe(both.split("}").length);
  });
});

describe("the shape of a theme", () => {
  const brand = brandOf({ action: "#0055AA", accent: "#FFCC00", ink: "#111111", surface: "#FFFFFF" });

  it("names a font that headings and text share once", () => {
    expect(deriveTheme(brand).shape["font-heading"]).toBe("var(--font-body)");
    const two = { ...brand, fonts: { display: "newsreader", text: "archivo" } } as const;
    expect(deriveTheme(two).shape["font-heading"]).toMatch(/^"Newsreader Variable"/u);
  });
});
