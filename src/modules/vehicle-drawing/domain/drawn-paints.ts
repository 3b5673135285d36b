import { mixHex, PAINT_SHADES } from "#modules/inventory/domain/paint.ts";
import { COLOR_WORDS, KNOWN_PAINTS } from "#modules/inventory/domain/paint-names-data.ts";

/** A car of an unknown color, and the white one of the landing page. */
const OTHERS = ["#b6babd", "#f2f3f5"];

const NAMED = [...KNOWN_PAINTS, ...COLOR_WORDS].map(([, , hex]) => hex);

/** Every color that a feed's words can become, and no other. */
const PAINTS: ReadonlySet<string> = new Set([
  ...NAMED,
  ...NAMED.flatMap((hex) => PAINT_SHADES.map(({ toward, amount }) => mixHex(hex, toward, amount))),
  ...OTHERS,
]);

/** The plain colors: "black", "white". A roof is told from the body, not from another roof. */
const ROOFS: ReadonlySet<string> = new Set(
  COLOR_WORDS.filter(([name, family]) => name === family).map(([, , hex]) => hex),
);

/** The paint that is drawn for a `#rrggbb`: itself where a car can have it, else the nearest that one can. */
export const drawnPaint = (hex: string): string => nearest(hex, PAINTS);

/** The same for the roof of a two-tone car. */
export const drawnRoof = (hex: string): string => nearest(hex, ROOFS);

function nearest(hex: string, known: ReadonlySet<string>): string {
  if (known.has(hex)) return hex;
  let best = hex;
  let least = Number.POSITIVE_INFINITY;
  for (const each of known) {
    const distance = distanceOf(hex, each);
    if (distance < least) [best, least] = [each, distance];
  }
  return best;
}

function distanceOf(first: string, second: string): number {
  return [1, 3, 5].reduce((sum, at) => sum + (channel(first, at) - channel(second, at)) ** 2, 0);
}

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
