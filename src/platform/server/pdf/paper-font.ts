import PDFDocument from "pdfkit";

/** What pdfkit asks of a font that it did not open itself. */
interface OpenFont {
  layout(text: string): { readonly glyphs: readonly { readonly id: number }[] };
  createSubset(): FontSubset;
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
  readonly _font: {
    readonly font: OpenFont;
    /** Words as they were measured, which never change. */
    layoutCache: object;
    encode(text: string): unknown;
  };
}

/** A font file for all documents. */
interface KeptFont {
  readonly font: OpenFont;
  words: object;
  papers: number;
}

/** Names and addresses are not remembered for longer than this many papers. */
const MOST_PAPERS = 200;
/** Letters, figures and marks of nearly every English paper; a mark more is cut anew, and makes no difference else. */
const EVERYDAY = "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 .,:;?!'()-/&@$%#+ fi fl";

const fonts = new Map<string, KeptFont>();

/**
 * Has a document write with a font file under a name. The file is read once for all documents, words are measured
 * once, and a paper of everyday letters embeds the same cut of the font as the paper before it.
 */
export function useFont(doc: PDFKit.PDFDocument, name: string, path: string): void {
  const kept = keptFont(path);
  doc.registerFont(name, kept.font as unknown as string).font(name);
  const { _font: current } = doc as unknown as CurrentFont;
  current.layoutCache = kept.words;
  // pdfkit lists the letters of a cut without gaps.
  current.encode(EVERYDAY);
}

function keptFont(path: string): KeptFont {
  let kept = fonts.get(path);
  if (kept === undefined) {
    const { font } = (new PDFDocument({ font: path }) as unknown as CurrentFont)._font;
    const cut = Object.assign(Object.create(font) as OpenFont, { createSubset: everydaySubsets(font) });
    fonts.set(path, (kept = { font: cut, words: Object.create(null) as object, papers: 0 }));
  }
  kept.papers += 1;
  if (kept.papers % MOST_PAPERS === 0) kept.words = Object.create(null) as object;
  return kept;
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
