import { drawText } from "#platform/server/pdf/draw-parts.ts";
import { drawLetterhead, type PaperBrand, type PaperPart } from "#platform/server/pdf/letterhead.ts";
import type { PackageDocument } from "../domain/package-document.ts";
import { type Certificate, drawCertificate } from "./draw-certificate.ts";
import { drawBlock, type FieldAnchor } from "./draw-blocks.ts";
import { type PaperSignature, signSheet } from "#platform/server/pdf/signature/sign-sheet.ts";
import type { DrawnSignatures } from "./drawn-signatures.ts";
import { addPage, closeSheet, drawTitle, INK, openSheet, type Sheet } from "#platform/server/pdf/sheet.ts";

export interface RenderInput {
  readonly title: string;
  readonly orderNumber: string;
  /** How the papers name what they are about; the order where it is left out. */
  readonly reference?: string;
  readonly brand: PaperBrand;
  /** The only time in the file; equal input gives equal bytes. */
  readonly createdAt: Date;
  readonly documents: readonly PackageDocument[];
  /** For signed copies. */
  readonly signatures?: DrawnSignatures;
  readonly certificate?: Certificate;
  readonly attachments?: readonly Attachment[];
  /** Seals the whole file. */
  readonly signature?: PaperSignature;
}

/** A file inside of the PDF. */
export interface Attachment {
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  readonly description: string;
  readonly bytes: Buffer;
}

interface RenderedPdf {
  readonly bytes: Buffer;
  /** By field id; pages count within their document. */
  readonly anchors: readonly FieldAnchor[];
}

/** Sets papers as one tagged PDF: each begins on its own page and counts its own pages. */
export async function renderPackage(input: RenderInput): Promise<RenderedPdf> {
  const { reference = `Order ${input.orderNumber}` } = input;
  const sheet = openSheet({
    title: `${input.title}, ${reference.charAt(0).toLowerCase()}${reference.slice(1)}`,
    author: input.brand.legalName,
    subject: reference,
    color: input.brand.color,
    createdAt: input.createdAt,
  });
  const whole = sheet.section;
  const anchors: FieldAnchor[] = [];
  const parts: PaperPart[] = [];
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
    part(document.title, () => anchors.push(...drawDocument(sheet, document, input.signatures)));
  }
  const { certificate } = input;
  if (certificate) part("Certificate of Completion", () => drawCertificate(sheet, certificate));
  sheet.section = whole;
  drawLetterhead(sheet, { parts, brand: input.brand, reference });
  for (const { bytes, ...about } of input.attachments ?? [])
    sheet.doc.file(bytes, { ...about, creationDate: input.createdAt, modifiedDate: input.createdAt });
  const { signature } = input;
  return { bytes: await (signature ? signSheet(sheet, signature) : closeSheet(sheet)), anchors };
}

function drawDocument(
  sheet: Sheet,
  document: PackageDocument,
  signatures: DrawnSignatures | undefined,
): FieldAnchor[] {
  const first = sheet.pages;
  const found: FieldAnchor[] = [];
  drawTitle(sheet, document.title);
  drawText(sheet, document.purpose, { size: 11, color: INK.muted });
  sheet.y += 6;
  for (const [index, block] of document.blocks.entries()) {
    const anchors: Omit<FieldAnchor, "page">[] = [];
    drawBlock(sheet, block, { signatures, anchors, next: document.blocks[index + 1] });
    found.push(...anchors.map((anchor) => ({ ...anchor, page: sheet.pages - first + 1 })));
  }
  return found;
}
