/** A font of the shelf: its fallback is a font of the system, stretched so that nothing moves when the font arrives. */
interface ShelfFont {
  readonly family: string;
  readonly kind: "sans" | "serif";
  /** Lightest and heaviest weight in the file. */
  readonly weights: readonly [number, number];
  /** Percent: width against the fallback, ascent and descent. */
  readonly metrics: readonly [size: number, ascent: number, descent: number];
  /** Added to each gap between words, in ems, where the font's own is so narrow that two words read as one. */
  readonly gap?: number;
}

/** Eight fonts that the product serves itself; a store's pages load its own only. */
export const FONT_SHELF = {
  figtree: { family: "Figtree", kind: "sans", weights: [300, 900], metrics: [99.9, 95.1, 25] },
  "dm-sans": { family: "DM Sans", kind: "sans", weights: [400, 800], metrics: [103.1, 96.2, 30.1] },
  outfit: { family: "Outfit", kind: "sans", weights: [400, 800], metrics: [99.2, 100.9, 26.2] },
  // The gap of this one and of Newsreader is a fifth of an em, less before a T: "Check my", "2024 Toyota" read as one word.
  archivo: { family: "Archivo", kind: "sans", weights: [400, 900], metrics: [97.9, 89.7, 21.5], gap: 0.09 },
  bricolage: { family: "Bricolage", kind: "sans", weights: [400, 800], metrics: [104, 89.4, 25.9] },
  newsreader: {
    family: "Newsreader",
    kind: "serif",
    weights: [400, 700],
    metrics: [105.2, 69.9, 25.2],
    gap: 0.05,
  },
  fraunces: { family: "Fraunces", kind: "serif", weights: [400, 800], metrics: [114.1, 85.7, 22.4] },
  literata: { family: "Literata", kind: "serif", weights: [400, 700], metrics: [116, 101.4, 26.5] },
} as const satisfies Record<string, ShelfFont>;

export type FontName = keyof typeof FONT_SHELF;
export const FONT_NAMES = Object.keys(FONT_SHELF) as [FontName, ...FontName[]];
