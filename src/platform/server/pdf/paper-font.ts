import { newDocument } from "./new-document.ts";

/** A font file as pdfkit's reader has it open: its tables, and the glyphs and layout of whoever writes with it. */
interface OpenFont {
  layout(text: string): unknown;
  _glyphs: object;
}

const fonts = new Map<string, OpenFont>();

/**
 * A font for one document. Tables are read once per process, because they never change; glyphs are the document's own,
 * because each keeps the letter that it was first asked for as, and the next document would name it so too.
 */
export function paperFont(path: string): OpenFont {
  let read = fonts.get(path);
  if (read === undefined) fonts.set(path, (read = readFont(path)));
  return Object.assign(Object.create(read) as OpenFont, { _glyphs: {} });
}

/** Nothing is laid out with this one: its layout would be shared. */
function readFont(path: string): OpenFont {
  return (newDocument({ font: path }) as unknown as { _font: { font: OpenFont } })._font.font;
}
