import type { PackageDocument } from "../../../domain/package-document.ts";
import { type Certificate, drawCertificate } from "./draw-certificate.ts";
import { drawBlock, drawText, type FieldAnchor } from "./draw-blocks.ts";
import type { Ink } from "./ink.ts";
import {
  addPage,
  artifact,
  closeSheet,
  CONTENT_WIDTH,
  heightOf,
  INK,
  openSheet,
  PAGE,
  type Sheet,
  setText,
  tagged,
} from "./sheet.ts";

export interface RenderInput {
  readonly title: string;
  readonly orderNumber: string;
  readonly brand: { readonly name: string; readonly legalName: string; readonly color: string };
  /** The only time in the file; equal input gives equal bytes. */
  readonly createdAt: Date;
  readonly documents: readonly PackageDocument[];
  /** For signed copies. */
  readonly ink?: Ink;
  readonly certificate?: Certificate;
}

export interface RenderedPdf {
  readonly bytes: Buffer;
  /** By field id; pages count within their document. */
  readonly anchors: readonly FieldAnchor[];
}

interface Part {
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

/** Sets papers as one tagged PDF: each begins on its own page and counts its own pages. */
export async function renderPackage(input: RenderInput): Promise<RenderedPdf> {
  const sheet = openSheet({
    title: `${input.title}, order ${input.orderNumber}`,
    author: input.brand.legalName,
    subject: `Order ${input.orderNumber}`,
    color: input.brand.color,
    createdAt: input.createdAt,
  });
  const whole = sheet.section;
  const anchors: FieldAnchor[] = [];
  const parts: Part[] = [];
  const part = (title: string, draw: () => void) => {
    const from = sheet.pages;
    sheet.section = sheet.doc.struct("Sect");
    whole.add(sheet.section);
    addPage(sheet);
    draw();
    sheet.section.end();
    parts.push({ title, from, to: sheet.pages });
  };
  for (const document of input.documents) {
    part(document.title, () => anchors.push(...drawDocument(sheet, document, input.ink)));
  }
  const { certificate } = input;
  if (certificate) part("Certificate of Completion", () => drawCertificate(sheet, certificate));
  sheet.section = whole;
  for (const each of parts) drawMargins(sheet, { part: each, input });
  return { bytes: await closeSheet(sheet), anchors };
}

function drawDocument(sheet: Sheet, document: PackageDocument, ink: Ink | undefined): FieldAnchor[] {
  const first = sheet.pages;
  const found: FieldAnchor[] = [];
  drawTitle(sheet, document.title);
  drawText(sheet, document.purpose, { size: 11, color: INK.muted });
  sheet.y += 6;
  for (const block of document.blocks) {
    const anchors: Omit<FieldAnchor, "page">[] = [];
    drawBlock(sheet, block, { ink, anchors });
    found.push(...anchors.map((anchor) => ({ ...anchor, page: sheet.pages - first + 1 })));
  }
  return found;
}

/** The name of a paper, largest on its page. */
export function drawTitle(sheet: Sheet, title: string): void {
  const style = { font: "bold", size: 20 } as const;
  const place = { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH };
  sheet.section.add(tagged(sheet, "H1", () => setText(sheet, title, { ...place, ...style })));
  sheet.y += heightOf(sheet, title, { width: CONTENT_WIDTH, ...style }) + 4;
}

/** Running head and foot: whose paper, of which order, which page of how many. */
function drawMargins(sheet: Sheet, { part, input }: { part: Part; input: RenderInput }): void {
  for (let index = part.from; index < part.to; index += 1) {
    sheet.doc.switchToPage(index);
    artifact(sheet, () => {
      sheet.doc.rect(0, 0, PAGE.width, 8).fill(input.brand.color);
      const head = { x: PAGE.left, y: 32, width: CONTENT_WIDTH };
      setText(sheet, input.brand.name, { ...head, font: "bold", size: 12 });
      setText(sheet, `Order ${input.orderNumber}`, {
        ...head,
        y: 34,
        size: 9,
        color: INK.muted,
        align: "right",
      });
      const foot = { x: PAGE.left, y: PAGE.height - 37, width: CONTENT_WIDTH, size: 8, color: INK.muted };
      const line = PAGE.height - 44;
      sheet.doc
        .moveTo(PAGE.left, line)
        .lineTo(PAGE.width - PAGE.right, line)
        .lineWidth(0.5)
        .stroke(INK.line);
      setText(sheet, `${part.title}, ${input.brand.legalName}`, foot);
      const page = `Page ${index - part.from + 1} of ${part.to - part.from}`;
      setText(sheet, page, { ...foot, align: "right" });
    });
  }
}
