import { brightness, mixHex } from "#modules/inventory/domain/paint.ts";

/** The tones a painted panel shows in a studio: a light ceiling, a bright horizon, a grey floor. */
export interface PaintShades {
  readonly base: string;
  readonly top: string;
  readonly light: string;
  readonly mid: string;
  readonly dark: string;
  readonly deep: string;
  readonly line: string;
  /** Edge that sets a panel off from its surroundings. */
  readonly rim: string;
}

/** The ceiling lamps of the studio. */
const GLOW = "#f4f7fa";

/**
 * Tones for a paint. Dark paints live from their reflections, light paints from their shadows,
 * so the two ends of the scale are pulled by different amounts.
 */
export function paintShades(hex: string): PaintShades {
  const light = brightness(hex);
  const isDark = light < 0.2;
  const isLight = light > 0.6;
  const base = isLight ? mixHex(hex, "#b9c0c7", 0.22) : isDark ? mixHex(hex, "#565c63", 0.2) : hex;
  const shadow = isLight ? "#3a444e" : "#05070a";
  return {
    base,
    top: mixHex(base, GLOW, isLight ? 0.72 : isDark ? 0.56 : 0.5),
    light: mixHex(base, GLOW, isLight ? 0.5 : isDark ? 0.26 : 0.28),
    mid: mixHex(base, shadow, isLight ? 0.14 : 0.15),
    dark: mixHex(base, shadow, isLight ? 0.3 : 0.4),
    deep: mixHex(base, shadow, isLight ? 0.54 : 0.64),
    line: mixHex(base, "#05070a", isLight ? 0.55 : 0.72),
    rim: isLight ? mixHex(base, shadow, 0.22) : isDark ? mixHex(base, GLOW, 0.24) : mixHex(base, GLOW, 0.1),
  };
}
