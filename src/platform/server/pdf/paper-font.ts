import { LRUCache } from "lru-cache";
import PDFDocument from "pdfkit";

/** What pdfkit asks of a font that it did not open itself. */
interface OpenFont {
  layout(text: string, features?: unknown): WordRun;
  createSubset(): FontSubset;
}

/** Glyphs of one word; pdfkit scales positions in place. */
interface WordRun {
  readonly glyphs: readonly { readonly id: number }[];
  readonly positions: readonly { readonly xAdvance: number }[];
  readonly advanceWidth: number;
}

/** The glyphs that one file embeds. */
interface FontSubset {
  /** Its number in the file. */
  includeGlyph(glyph: number): number;
  /** The font file. */
  encode(): Uint8Array;
}

/** The font that a document writes with now, as pdfkit keeps it. */
interface CurrentFont {
  readonly _font: { readonly font: OpenFont; encode(text: string): unknown };
}

/** Words that stand on papers again and again. */
const MOST_WORDS = 4_000;
/** Letters, figures and marks of nearly every English paper; a mark more is cut anew, and makes no difference else. */
const EVERYDAY = "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 .,:;?!'()-/&@$%#+ fi fl";

const fonts = new Map<string, OpenFont>();

/**
 * Has a document write with a font file under a name. The file is read once for all documents, words are measured
 * once, and a paper of everyday letters embeds the same cut of the font as the paper before it.
 */
export function useFont(doc: PDFKit.PDFDocument, name: string, path: string): void {
  let font = fonts.get(path);
  if (font === undefined) fonts.set(path, (font = openFont(path)));
  doc.registerFont(name, font as unknown as string).font(name);
  // pdfkit lists the letters of a cut without gaps.
  (doc as unknown as CurrentFont)._font.encode(EVERYDAY);
}

function openFont(path: string): OpenFont {
  const opened = (new PDFDocument({ font: path }) as unknown as CurrentFont)._font.font;
  const words = new LRUCache<string, WordRun>({ max: MOST_WORDS });
  const layout = (text: string, features?: unknown): WordRun => {
    if (features !== undefined) return opened.layout(text, features);
    const run = words.get(text) ?? opened.layout(text);
    words.set(text, run);
    return copyOf(run);
  };
  return Object.assign(Object.create(opened) as OpenFont, { layout, createSubset: everydaySubsets(opened) });
}

/** Measured by its own positions, which pdfkit brings to its scale after it has asked for them. */
function copyOf({ glyphs, positions: remembered }: WordRun): WordRun {
  const positions = remembered.map((one) => ({ ...one }));
  return {
    glyphs,
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}

/** Cuts that are made once for all papers of everyday letters. */
function everydaySubsets(font: OpenFont): () => FontSubset {
  const everyday = new Set(
    EVERYDAY.split(" ").flatMap((word) => font.layout(`${word} `).glyphs.map(({ id }) => id)),
  );
  let file: Uint8Array | undefined;
  return () => {
    const subset = font.createSubset();
    let isEveryday = true;
    return {
      includeGlyph(glyph) {
        isEveryday &&= everyday.has(glyph);
        return subset.includeGlyph(glyph);
      },
      encode: () => (isEveryday ? (file ??= subset.encode()) : subset.encode()),
    };
  };
}
