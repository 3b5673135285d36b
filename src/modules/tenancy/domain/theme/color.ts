/** A color in OKLCH: lightness 0 to 1, chroma, hue in degrees. Equal steps look equally large. */
interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** The linear value of each byte: a theme asks thousands of times. */
const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));

function linearOf(hex: string): Triple {
  const channel = (at: number) => LINEAR[Number.parseInt(hex.slice(at, at + 2), 16)] as number;
  return [channel(1), channel(3), channel(5)];
}

/** `#RRGGBB` of linear channels, clipped. */
function hexOf(linear: Triple): string {
  const text = linear.map((channel) => {
    const byte = Math.round(fromLinear(Math.min(1, Math.max(0, channel))) * 255);
    return byte.toString(16).padStart(2, "0");
  });
  return `#${text.join("").toUpperCase()}`;
}

/** WCAG relative luminance of `#rrggbb`, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two opaque colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** `#rrggbb` to OKLCH. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (hue + 360) % 360,
  };
}

function toLinearSrgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isInGamut = (linear: Triple): boolean =>
  linear.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** OKLCH to `#RRGGBB`; a color that screens cannot show loses chroma, never lightness or hue. */
export function toHex(color: Oklch): string {
  const wanted = { ...color, l: Math.min(1, Math.max(0, color.l)) };
  if (isInGamut(toLinearSrgb(wanted))) return hexOf(toLinearSrgb(wanted));
  let low = 0;
  let high = wanted.c;
  for (let step = 0; step < 18; step += 1) {
    const middle = (low + high) / 2;
    if (isInGamut(toLinearSrgb({ ...wanted, c: middle }))) low = middle;
    else high = middle;
  }
  return hexOf(toLinearSrgb({ ...wanted, c: low }));
}

/** `share` of `one` over the rest of `other`, mixed as light does it perceptually (OKLab). */
export function mix(one: string, other: string, share: number): string {
  const lab = (hex: string) => {
    const { l, c, h } = toOklch(hex);
    return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)] as const;
  };
  const [from, to] = [lab(one), lab(other)];
  const [l, a, b] = from.map((value, index) => value * share + (to[index] ?? 0) * (1 - share)) as [
    number,
    number,
    number,
  ];
  return toHex({ l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 });
}

/**
 * The color nearest in lightness to `start` that has at least `ratio` against every background;
 * undefined when none of its hue has.
 */
export function withContrast(
  start: string,
  backgrounds: readonly string[],
  ratio: number,
): string | undefined {
  const color = toOklch(start);
  const passes = (hex: string) => backgrounds.every((background) => contrast(hex, background) >= ratio);
  if (passes(start)) return start;
  for (let step = 1; step <= 200; step += 1) {
    for (const sign of [-1, 1]) {
      const l = color.l + (sign * step) / 200;
      if (l < 0 || l > 1) continue;
      const hex = toHex({ ...color, l });
      if (passes(hex)) return hex;
    }
  }
  return undefined;
}
