import { brightness, mixHex } from "../paint.ts";

/** The tones a painted panel shows in a studio: a light ceiling, a bright horizon, a grey floor. */
export interface PaintShades {
  readonly base: string;
  readonly top: string;
  readonly light: string;
  readonly mid: string;
  readonly dark: string;
  readonly deep: string;
  readonly line: string;
}

/**
 * Tones for a paint. Dark paints live from their reflections, light paints from their shadows,
 * so the two ends of the scale are pulled by different amounts.
 */
export function paintShades(hex: string): PaintShades {
  const light = brightness(hex);
  const base = light > 0.9 ? mixHex(hex, "#d9dde0", 0.25) : mixHex(hex, "#4a4f55", light < 0.12 ? 0.16 : 0);
  const glow = "#f4f7fa";
  const shadow = light > 0.6 ? "#39424c" : "#05070a";
  return {
    base,
    top: mixHex(base, glow, 0.52 - light * 0.02 + (light > 0.6 ? 0.3 : 0)),
    light: mixHex(base, glow, light < 0.25 ? 0.22 : 0.3),
    mid: mixHex(base, shadow, light > 0.6 ? 0.1 : 0.14),
    dark: mixHex(base, shadow, light > 0.6 ? 0.3 : 0.4),
    deep: mixHex(base, shadow, light > 0.6 ? 0.52 : 0.66),
    line: mixHex(base, "#05070a", light > 0.6 ? 0.5 : 0.72),
  };
}
