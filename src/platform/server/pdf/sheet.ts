import { createRequire } from "node:module";
import { newDocument } from "./new-document.ts";
import { paperFont } from "./paper-font.ts";
import { printable } from "./printable.ts";
import { type Language, LOCALES } from "#platform/shared/texts/language.ts";

const require = createRequire(import.meta.url);
/** Embedded, so that a paper looks the same anywhere; `printable` stands in for the letters that it lacks. */
const font = (name: string) => require.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`);
const FONTS = { body: font("Regular"), bold: font("Bold"), italic: font("Italic") } as const;
type FontName = keyof typeof FONTS;

/** US letter in points. */
export const PAGE = { width: 612, height: 792, left: 54, right: 54, top: 64, bottom: 48 } as const;
export const CONTENT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
const FLOOR = PAGE.height - PAGE.bottom;

export const INK = { text: "#1a1a1a", muted: "#5a5a5a", line: "#b8b8b8", field: "#f3f3f3" } as const;

/** A growing document: where the next block goes, and under which tag. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly color: string;
  /** Distance from the top of the current page. */
  y: number;
  /** The part of the structure tree that blocks are added to. */
  section: PDFKit.PDFStructureElement;
  /** Pages so far. */
  pages: number;
}

interface SheetInput {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** Color of the retailer, for rules and marks. */
  readonly color: string;
  /** Part of the file's identity: equal input gives equal bytes. */
  readonly createdAt: Date;
  /** Spoken by screen readers; English when left out. */
  readonly language?: Language;
}

/** An empty tagged document in the retailer's color. */
export function openSheet(input: SheetInput): Sheet {
  const doc = newDocument({
    size: "LETTER",
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: LOCALES[input.language ?? "en"],
    bufferPages: true,
    autoFirstPage: false,
    // Papers use no other font than their own, and reading the kit's takes longer than drawing a page.
    font: "",
    info: {
      Title: input.title,
      Author: input.author,
      Subject: input.subject,
      Creator: "Forecourt",
      Producer: "Forecourt",
      CreationDate: input.createdAt,
      ModDate: input.createdAt,
    },
  });
  // The kit names fonts in a file by their number, its own one included.
  (doc as unknown as { _fontCount: number })._fontCount = 1;
  for (const [name, path] of Object.entries(FONTS))
    doc.registerFont(name, paperFont(path) as unknown as string);
  const section = doc.struct("Document");
  doc.addStructure(section);
  return { doc, color: input.color, y: PAGE.top, section, pages: 0 };
}

/** Starts a page. */
export function addPage(sheet: Sheet): void {
  sheet.doc.addPage();
  sheet.pages += 1;
  sheet.y = PAGE.top;
}

/** Goes to the next page when `height` does not fit on this one. */
export function needSpace(sheet: Sheet, height: number): void {
  if (sheet.y + height > FLOOR) addPage(sheet);
}

export interface TextStyle {
  readonly font?: FontName;
  readonly size?: number;
  readonly color?: string;
  readonly align?: "left" | "right" | "center";
  readonly lineGap?: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const styled = (sheet: Sheet, { font: name = "body", size = 9.5, color = INK.text }: TextStyle) =>
  sheet.doc.font(name).fontSize(size).fillColor(color);
const optionsOf = ({ align = "left", lineGap = 2.5 }: TextStyle, width: number) => ({
  width,
  align,
  lineGap,
});

/** How high a text will be. */
export function heightOf(
  sheet: Sheet,
  text: string,
  { width, ...style }: TextStyle & { width: number },
): number {
  return styled(sheet, style).heightOfString(printable(text), optionsOf(style, width));
}

/** Sets a text at a place. Only inside a tag or an artifact. */
export function setText(sheet: Sheet, text: string, { x, y, width, ...style }: TextStyle & Place): void {
  styled(sheet, style).text(printable(text), x, y, optionsOf(style, width));
}

type Tag = "H1" | "H2" | "P" | "Table" | "TR" | "TH" | "TD" | "Caption" | "L" | "LI" | "LBody" | "Figure";

/** One piece of the structure tree with its content. */
export function tagged(sheet: Sheet, tag: Tag, draw: () => void): PDFKit.PDFStructureElement {
  return sheet.doc.struct(tag, {}, [draw]);
}

/** The name of a paper, largest on its page. */
export function drawTitle(sheet: Sheet, title: string): void {
  const style = { font: "bold", size: 20 } as const;
  const place = { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH };
  sheet.section.add(tagged(sheet, "H1", () => setText(sheet, title, { ...place, ...style })));
  sheet.y += heightOf(sheet, title, { width: CONTENT_WIDTH, ...style }) + 4;
}

/** Decoration that is not read aloud: rules, boxes, running heads. */
export function artifact(sheet: Sheet, draw: () => void): void {
  sheet.doc.markContent("Artifact", { type: "Layout" });
  draw();
  sheet.doc.endMarkedContent();
}

/** All bytes. */
export async function closeSheet(sheet: Sheet): Promise<Buffer> {
  sheet.section.end();
  const chunks: Buffer[] = [];
  sheet.doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    sheet.doc.on("end", resolve);
    sheet.doc.on("error", reject);
  });
  sheet.doc.end();
  await done;
  return Buffer.concat(chunks);
}
