import { COLOR_WORDS, KNOWN_PAINTS } from "./paint-names-data.ts";
import type { ColorFamily, VehicleColor } from "./vehicle.ts";

interface Tone {
  readonly name: string;
  readonly family: ColorFamily;
  readonly hex: string;
}

/** `[extra_cost_color]` and the like, which feeds glue to a name. */
const REMARK = / ?[[(][^\])]*[\])] ?/g;
/** "A with B roof", "A w/B Roof", "A / B"; a dangling "A w" is cut off too. */
const TWO_TONES = / with | ?\bw\/ ?| ?\/ ?| w$/i;
/** No paint has a longer name; the patterns never see more than this, with single spaces. */
const LONGEST_NAME = 120;

const paintByName = new Map(KNOWN_PAINTS.map((paint) => [paint[0], paint]));

/**
 * Reads a paint name as feeds write it (VEH-10): "Ice Cap", "oxford white",
 * "Wind Chill Pearl with Black Roof", "A / B". The maker's wording is kept; family and hex are
 * an approximation for swatch, facet and illustration. Null when the text names no color.
 */
export function colorFromName(name: string): VehicleColor | null {
  const plain = name.slice(0, LONGEST_NAME).replaceAll(/\s/g, " ").split(" ").filter(Boolean).join(" ");
  const [first = "", second = ""] = plain.replace(REMARK, " ").trim().split(TWO_TONES);
  const main = readTone(first);
  if (main === null) return null;
  const roof = readTone(second.replace(/ ?\broof\b ?/i, ""));
  if (roof === null) return main;
  return { ...main, secondaryName: roof.name, secondaryHex: roof.hex };
}

function readTone(text: string): Tone | null {
  const name = text.trim();
  const lower = name.toLowerCase();
  const [, family, hex] = exactPaint(lower) ?? wordPaint(lower) ?? longestKnownPart(lower) ?? [];
  if (family === undefined || hex === undefined) return null;
  return { name: titleCase(name), family, hex: shade(hex, lower) };
}

function exactPaint(lower: string) {
  const plain = lower.replace(FINISH, "").trim();
  return paintByName.get(lower) ?? paintByName.get(plain) ?? phrase(plain);
}

/** Finishes say how a paint shines, not what color it is. */
const FINISH =
  / ?\b(metallic|pearlcoat|clearcoat|clear-coat|tri-?coat|tintcoat|tinted|mica|crystal|premium)\b/g;

/** Known names of two words are told apart from single words by appearing whole. */
function phrase(lower: string) {
  return KNOWN_PAINTS.find(([known]) => known.includes(" ") && contains(lower, known));
}

/** The last color word counts: in "Magnetic Gray" and "Blue Black" it is the noun. */
function wordPaint(lower: string) {
  let best: (typeof COLOR_WORDS)[number] | undefined;
  let bestAt = -1;
  for (const word of COLOR_WORDS) {
    const at = lower.search(new RegExp(`(^|[^a-z])${word[0]}([^a-z]|$)`));
    const finishOnly = word[0] === "pearl" || word[0] === "platinum";
    if (at > bestAt && !(finishOnly && best !== undefined)) [best, bestAt] = [word, at];
  }
  return best;
}

function longestKnownPart(lower: string) {
  return KNOWN_PAINTS.find(([known]) => contains(lower, known));
}

function contains(text: string, part: string): boolean {
  return ` ${text.replaceAll("-", " ")} `.includes(` ${part.replaceAll("-", " ")} `);
}

/** "dark blue" and "light blue" differ from "blue". */
export const PAINT_SHADES = [
  { words: /\b(dark|deep)\b/, toward: "#000000", amount: 0.35 },
  { words: /\b(light|pale|sky)\b/, toward: "#ffffff", amount: 0.35 },
] as const;

function shade(hex: string, lower: string): string {
  const found = PAINT_SHADES.find(({ words }) => words.test(lower));
  return found === undefined ? hex : mixHex(hex, found.toward, found.amount);
}

/** Feeds shout or whisper; names with mixed case are left as they are. */
function titleCase(name: string): string {
  if (name !== name.toLowerCase() && name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(/(^|[\s-])[a-z]/g, (start) => start.toUpperCase());
}

/** Mixes two `#rrggbb` colors; `amount` 0 gives the first, 1 the second. */
export function mixHex(first: string, second: string, amount: number): string {
  let mixed = "#";
  for (const at of [1, 3, 5]) {
    const a = Number.parseInt(first.slice(at, at + 2), 16);
    const b = Number.parseInt(second.slice(at, at + 2), 16);
    mixed += Math.round(a + (b - a) * amount)
      .toString(16)
      .padStart(2, "0");
  }
  return mixed;
}

/** Relative brightness of a `#rrggbb` color as people see it, 0 (black) to 1 (white). */
export function brightness(hex: string): number {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
