import type { Brand } from "../config/brand-schema.ts";
import { FONT_SHELF, type FontName } from "./font-shelf-data.ts";

const STACKS = {
  sans: 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  serif: '"Iowan Old Style",Palatino,Georgia,serif',
} as const;
/** Fonts with the widths of these are on nearly every machine, by one of two names. */
const LOCAL = {
  sans: 'local("Arial"),local("Liberation Sans")',
  serif: 'local("Times New Roman"),local("Liberation Serif")',
} as const;

/** On the root element while fonts wait: "first" for the first pictures, "slow" for the code, or "moved" once somebody looked further down. */
export const SLOW_LINE = "data-line";

/** What the names of `type` stood for before the shelf. */
const PAIRS: Readonly<Record<Brand["type"], readonly [display: string, text: string]>> = {
  modern: ["figtree", "figtree"],
  editorial: ["newsreader", "figtree"],
  classic: [
    'Georgia,"Times New Roman","Liberation Serif",serif',
    'Georgia,"Times New Roman","Liberation Serif",serif',
  ],
  technical: [
    'Bahnschrift,"DIN Alternate","Franklin Gothic Medium","Nimbus Sans Narrow",sans-serif-condensed,sans-serif',
    "figtree",
  ],
};

const isOnShelf = (name: string): name is FontName => Object.hasOwn(FONT_SHELF, name);

function chosen(brand: Pick<Brand, "type" | "fonts">): readonly [display: string, text: string] {
  const [display, text] = PAIRS[brand.type];
  return [brand.fonts?.display ?? display, brand.fonts?.text ?? text];
}

/** Stacks for headings and for text: `--font-heading` and `--font-body`. */
export function fontStacks(brand: Pick<Brand, "type" | "fonts">): { heading: string; body: string } {
  const [heading, body] = chosen(brand).map(stackOf) as [string, string];
  return { heading, body };
}

/** What each font adds to the gaps between its words: `--heading-gap` and `--word-gap`. */
export function wordGaps(brand: Pick<Brand, "type" | "fonts">): { heading: string; body: string } {
  const [heading, body] = chosen(brand).map(gapOf) as [string, string];
  return { heading, body };
}

function gapOf(name: string): string {
  const font = isOnShelf(name) ? FONT_SHELF[name] : null;
  return font !== null && "gap" in font ? `${font.gap}em` : "normal";
}

function stackOf(name: string): string {
  return isOnShelf(name) ? `"${FONT_SHELF[name].family} Variable",${standIn(name)}` : name;
}

/** Rules for pages on slow lines: text in the system's stand-ins, so that no font of the shelf is asked for. */
export function standInRules(brand: Pick<Brand, "type" | "fonts">): string {
  const [heading, body] = chosen(brand).map((name) => (isOnShelf(name) ? standIn(name) : name)) as [
    string,
    string,
  ];
  const ofHeadings = heading === body ? "" : `--font-heading:${heading};`;
  return `:root[${SLOW_LINE}]{${ofHeadings}--font-body:${body}}`;
}

function standIn(name: FontName): string {
  const { family, kind } = FONT_SHELF[name];
  return `"${family} Fallback",${STACKS[kind]}`;
}

/** Whether headings have serifs, for pictures and papers that know two fonts. */
export function hasSerifHeadings(brand: Pick<Brand, "type" | "fonts">): boolean {
  const [display] = chosen(brand);
  return isOnShelf(display) ? FONT_SHELF[display].kind === "serif" : brand.type === "classic";
}

/** Fonts of the shelf that a store's pages need, the one of the text first. */
export function shelfFonts(brand: Pick<Brand, "type" | "fonts">): FontName[] {
  return [...new Set(chosen(brand).toReversed().filter(isOnShelf))];
}

/** `@font-face` rules of a font at an address, and of the system's font that stands in for it. */
export function fontFaces(name: FontName, url: string): string {
  const { family, kind, weights, metrics } = FONT_SHELF[name];
  const [size, ascent, descent] = metrics;
  return (
    `@font-face{font-family:"${family} Variable";font-display:swap;font-weight:${weights.join(" ")};src:url(${url}) format("woff2")}` +
    `@font-face{font-family:"${family} Fallback";src:${LOCAL[kind]};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  );
}
