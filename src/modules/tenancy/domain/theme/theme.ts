import { oncePer } from "#platform/shared/once-per.ts";
import type { Brand, BrandPalette } from "../config/brand-schema.ts";
import { fontStacks, wordGaps } from "./fonts.ts";
import { contrast, luminance, mix, toHex, toOklch, withContrast } from "./color.ts";

export const COLOR_TOKENS = [
  "surface",
  "surface-raised",
  "surface-sunken",
  "ink",
  "ink-muted",
  "line",
  "line-strong",
  "action",
  "action-hover",
  "on-action",
  "accent",
  "on-accent",
  "accent-soft",
  "link",
  "focus",
  "header",
  "on-header",
  "hero",
  "on-hero",
  "hero-accent",
  "success",
  "on-success",
  "success-soft",
  "warning",
  "on-warning",
  "warning-soft",
  "danger",
  "on-danger",
  "danger-soft",
  "info",
  "on-info",
  "info-soft",
] as const;
export type ColorToken = (typeof COLOR_TOKENS)[number];
export type ColorTokens = Readonly<Record<ColorToken, string>>;

/** Everything a brand decides about looks, as values of CSS custom properties. */
export interface Theme {
  readonly light: ColorTokens;
  readonly dark: ColorTokens;
  /** Names without the leading dashes, e.g. `radius-control`. */
  readonly shape: Readonly<Record<string, string>>;
}

const RADII = {
  none: ["0", "0"],
  small: ["0.25rem", "0.375rem"],
  medium: ["0.5rem", "0.875rem"],
  large: ["0.875rem", "1.375rem"],
} as const;
const SPACE_UNITS = { compact: "0.4375rem", regular: "0.5rem", relaxed: "0.5625rem" } as const;

/** Weight, spacing and size of headings. */
const HEADINGS = {
  quiet: ["500", "-0.012em", "1"],
  regular: ["700", "-0.018em", "1"],
  loud: ["850", "-0.03em", "1.06"],
} as const;
const LINES = { none: "0px", hairline: "1px", bold: "2px" } as const;
const ICONS = { light: "1.5", regular: "2", bold: "2.5" } as const;
/** How long an answer to a press and a change of place take, and the curve of things that move. */
const MOTION = {
  still: ["0ms", "0ms", "linear"],
  calm: ["150ms", "220ms", "cubic-bezier(0.2,0,0,1)"],
  lively: ["180ms", "320ms", "cubic-bezier(0.3,1.5,0.6,1)"],
} as const;

/**
 * The whole set of semantic tokens from a brand's few decisions. Pure and total; `contrastProblems` checks it. Once for a
 * brand: every mail needs its retailer's theme, and searching for contrast takes half a millisecond.
 */
export const deriveTheme = oncePer(themeOf);

function themeOf(brand: Brand): Theme {
  const [control, card] = RADII[brand.radius];
  const { heading, body } = fontStacks(brand);
  const gaps = wordGaps(brand);
  return {
    light: deriveColors(brand.light),
    dark: deriveColors(brand.dark),
    shape: {
      "radius-control": control,
      "radius-card": card,
      "radius-pill": brand.radius === "none" ? "0" : "999px",
      "space-unit": SPACE_UNITS[brand.density],
      "font-body": body,
      // Most stores have one font, which is named once.
      "font-heading": heading === body ? "var(--font-body)" : heading,
      "heading-gap": gaps.heading,
      "word-gap": gaps.body,
      ...layoutShape(brand.layout),
    },
  };
}

function layoutShape({ headings, lines, icons, motion }: Brand["layout"]): Record<string, string> {
  const [weight, tracking, scale] = HEADINGS[headings];
  const [quick, calm, curve] = MOTION[motion];
  return {
    "heading-weight": weight,
    "heading-tracking": tracking,
    "heading-scale": scale,
    "line-card": LINES[lines],
    "line-field": lines === "bold" ? "2px" : "1px",
    "icon-weight": ICONS[icons],
    "motion-quick": quick,
    "motion-calm": calm,
    "ease-kit": curve,
  };
}

function deriveColors(palette: BrandPalette): ColorTokens {
  const base = baseColors(palette);
  const surfaces = [base.surface, base["surface-raised"], base["surface-sunken"]];
  const onAction = readableOn(palette.action, palette);
  const accentSoft = tinted(palette);
  const header = palette.header ?? palette.surface;
  const nearest = (start: string, backgrounds: readonly string[], ratio: number) =>
    withContrast(start, backgrounds, ratio) ?? start;
  return {
    ...base,
    // What is chosen stands on the soft accent, its small print too.
    "ink-muted": muted(palette, [...surfaces, accentSoft]),
    line: mix(palette.ink, palette.surface, 0.14),
    "line-strong": nearest(mix(palette.ink, palette.surface, 0.5), surfaces, 3),
    action: palette.action,
    "action-hover": hover(palette.action, onAction),
    "on-action": onAction,
    accent: palette.accent,
    "on-accent": readableOn(palette.accent, palette),
    "accent-soft": accentSoft,
    link: nearest(palette.action, [...surfaces, accentSoft], 4.5),
    focus: nearest(palette.action, [...surfaces, header], 3),
    header,
    "on-header": readableOn(header, palette),
    ...heroColors(palette, base["surface-sunken"]),
    ...status("success", 150, { palette, surfaces }),
    ...status("warning", 75, { palette, surfaces }),
    ...status("danger", 27, { palette, surfaces }),
    ...status("info", 250, { palette, surfaces }),
  } as ColorTokens;
}

function baseColors({ surface, ink }: BrandPalette) {
  const color = toOklch(surface);
  const isDark = luminance(surface) < 0.18;
  const moved = (by: number) => toHex({ ...color, l: color.l + by });
  return {
    surface,
    "surface-raised": isDark ? moved(0.045) : moved(0.025),
    "surface-sunken": isDark ? moved(-0.035) : mix(ink, surface, 0.045),
    ink,
  };
}

/** White, the ink or the surface: whichever reads best. */
function readableOn(background: string, { ink, surface }: BrandPalette): string {
  // The brand's own two come first: pure white and black only where they are needed.
  const own = [ink, surface].toSorted((a, b) => contrast(b, background) - contrast(a, background))[0] ?? ink;
  if (contrast(own, background) >= 4.5) return own;
  return contrast("#FFFFFF", background) >= contrast("#000000", background) ? "#FFFFFF" : "#000000";
}

/** The landing page's ground: the accent, unless that would shine in the dark; then a deep surface with the accent as type. */
function heroColors(palette: BrandPalette, sunken: string) {
  const isGlaring = luminance(palette.surface) < 0.18 && luminance(palette.accent) > 0.35;
  const hero = isGlaring ? sunken : palette.accent;
  const text = readableOn(hero, palette);
  const accent = isGlaring ? palette.accent : palette.action;
  return { hero, "on-hero": text, "hero-accent": withContrast(accent, [hero], 4.5) ?? text };
}

/** A step away from the text on it, so that hovering never costs contrast. */
function hover(action: string, onAction: string): string {
  const color = toOklch(action);
  const by = luminance(onAction) > luminance(action) ? -0.055 : 0.055;
  return toHex({ ...color, l: color.l + by });
}

function muted({ ink, surface }: BrandPalette, surfaces: readonly string[]): string {
  for (let share = 0.66; share < 1; share += 0.04) {
    const hex = mix(ink, surface, share);
    if (surfaces.every((background) => contrast(hex, background) >= 4.5)) return hex;
  }
  return ink;
}

/** A tint of the color on which the ink still reads. */
function softer(color: string, { ink, surface }: BrandPalette): string {
  for (let share = 0.2; share > 0.03; share -= 0.03) {
    const hex = mix(color, surface, share);
    if (contrast(ink, hex) >= 4.5) return hex;
  }
  return surface;
}

/**
 * The ground of what is chosen: a tint of the accent. A deep accent would only make the surface gray, as if the thing were
 * switched off, so there the action color lends its hue at a lightness that shows.
 */
function tinted(palette: BrandPalette): string {
  const isDark = luminance(palette.surface) < 0.18;
  if (luminance(palette.accent) > 0.18) return softer(palette.accent, palette);
  const { c, h } = toOklch(palette.action);
  return softer(toHex({ l: isDark ? 0.7 : 0.68, c: Math.min(0.12, c * 1.8), h }), palette);
}

interface Ground {
  readonly palette: BrandPalette;
  readonly surfaces: readonly string[];
}

function status(name: "success" | "warning" | "danger" | "info", hue: number, { palette, surfaces }: Ground) {
  const isDark = luminance(palette.surface) < 0.18;
  const start = toHex({ l: isDark ? 0.78 : 0.52, c: 0.14, h: hue });
  const soft = softer(start, palette);
  const strong = withContrast(start, [...surfaces, soft], 4.5) ?? start;
  return { [name]: strong, [`on-${name}`]: readableOn(strong, palette), [`${name}-soft`]: soft };
}
