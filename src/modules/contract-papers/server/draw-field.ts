import type { Strokes } from "../domain/signature-mark.ts";
import type { Signatory, SignatureField } from "../domain/package-document.ts";
import { printable } from "#platform/server/pdf/printable.ts";
import type { BuyersSignature, DrawnSignatures } from "./drawn-signatures.ts";
import {
  artifact,
  CONTENT_WIDTH,
  heightOf,
  INK,
  needSpace,
  PAGE,
  type Sheet,
  setText,
  tagged,
} from "#platform/server/pdf/sheet.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const SIZES = { signature: { width: 230, height: 34 }, initials: { width: 84, height: 30 } } as const;

/** A box to sign in, with what it means beside it; filled in on the signed copy. Answers where it lies. */
export function drawField(
  sheet: Sheet,
  field: SignatureField,
  {
    signatures,
    isWithSeller,
  }: { readonly signatures: DrawnSignatures | undefined; readonly isWithSeller: boolean },
): Box {
  const size = SIZES[field.kind];
  const labelWidth = CONTENT_WIDTH - size.width - 14;
  // Both signatures stand on one page.
  needSpace(sheet, (isWithSeller ? 2 : 1) * (size.height + 8) + 6);
  sheet.y += 6;
  const box: Box = { x: PAGE.left, y: sheet.y, ...size };
  frame(sheet, box);
  const buyer = field.signer === "co-buyer" ? signatures?.coBuyer : signatures?.buyer;
  const written = field.kind === "initials" ? buyer?.initials : buyer?.name;
  if (buyer !== undefined && written !== undefined) write(sheet, { box, field, buyer, written });
  const lines = [
    field.label,
    buyer === undefined ? PROMPTS[field.signer ?? "buyer"][field.kind] : `${buyer.name}, ${buyer.signedAt}`,
  ];
  beside(sheet, box, { lines, width: labelWidth });
  sheet.y = box.y + box.height + 8;
  return box;
}

const PROMPTS = {
  buyer: { signature: "Buyer signs here", initials: "Buyer's initials" },
  "co-buyer": { signature: "Co-buyer signs here", initials: "Co-buyer's initials" },
} as const;

/** Where a person countersigns for the retailer, with the printed name and title. */
export function drawSellerLine(
  sheet: Sheet,
  { label, signatory }: { readonly label: string; readonly signatory?: Signatory | undefined },
  signatures: DrawnSignatures | undefined,
): void {
  const size = SIZES.signature;
  needSpace(sheet, size.height);
  const box: Box = { x: PAGE.left, y: sheet.y, ...size };
  frame(sheet, box);
  const seller = signatures?.seller;
  if (seller !== undefined) {
    sheet.section.add(tagged(sheet, "P", () => typed(sheet, { box, text: seller.name, most: 13 })));
  }
  const waits = signatory
    ? `${signatory.name}, ${signatory.title}, signs after the buyer`
    : "Signs after the buyer";
  const second = seller === undefined ? waits : `${seller.printed}, ${seller.signedAt}`;
  beside(sheet, box, { lines: [label, second], width: CONTENT_WIDTH - size.width - 14 });
  sheet.y = box.y + box.height + 8;
}

function frame(sheet: Sheet, box: Box): void {
  artifact(sheet, () => {
    sheet.doc.rect(box.x, box.y, box.width, box.height).fill(INK.field);
    sheet.doc
      .moveTo(box.x, box.y + box.height)
      .lineTo(box.x + box.width, box.y + box.height)
      .lineWidth(1.5)
      .stroke(sheet.color);
  });
}

function beside(sheet: Sheet, box: Box, { lines, width }: { lines: readonly string[]; width: number }): void {
  const x = box.x + box.width + 14;
  const heights = lines.map((line, index) => heightOf(sheet, line, { width, ...LINE_STYLES[index % 2] }));
  let y = box.y + Math.max(0, (box.height - heights.reduce((sum, height) => sum + height, 0)) / 2);
  for (const [index, line] of lines.entries()) {
    const place = { x, y, width, ...LINE_STYLES[index % 2] };
    sheet.section.add(tagged(sheet, "P", () => setText(sheet, line, place)));
    y += heights[index] ?? 0;
  }
}

const LINE_STYLES = [
  { font: "bold", size: 9 },
  { size: 8, color: INK.muted },
] as const;

function write(
  sheet: Sheet,
  input: { box: Box; field: SignatureField; buyer: BuyersSignature; written: string },
): void {
  const { box, field, buyer, written } = input;
  const { mark } = buyer;
  const figure = sheet.doc.struct("Figure", { alt: `${field.kind} of ${buyer.name}` }, [
    () => {
      if (mark.kind === "typed")
        typed(sheet, { box, text: written, most: field.kind === "initials" ? 18 : 20 });
      else drawn(sheet, box, mark[field.kind]);
    },
  ]);
  sheet.section.add(figure);
}

/** As large as it fits, in italics, on the line. */
function typed(sheet: Sheet, { box, text, most }: { box: Box; text: string; most: number }): void {
  const { doc } = sheet;
  doc.font("italic").fontSize(most);
  const wide = doc.widthOfString(printable(text));
  const size = Math.max(6, Math.min(most, (most * (box.width - 16)) / wide));
  setText(sheet, text, {
    x: box.x + 8,
    y: box.y + box.height - size - 7,
    width: box.width,
    font: "italic",
    size,
  });
}

/** Strokes in a space of 1000 by 400 keep their proportions. */
function drawn(sheet: Sheet, box: Box, strokes: Strokes): void {
  const scale = Math.min((box.width - 8) / 1000, (box.height - 4) / 400);
  const { doc } = sheet;
  for (const stroke of strokes) {
    for (let index = 0; index + 1 < stroke.length; index += 2) {
      const x = box.x + 4 + (stroke[index] ?? 0) * scale;
      const y = box.y + 2 + (stroke[index + 1] ?? 0) * scale;
      if (index === 0) doc.moveTo(x, y).lineTo(x + 0.1, y);
      else doc.lineTo(x, y);
    }
  }
  doc.lineWidth(1.3).lineCap("round").lineJoin("round").stroke(INK.text);
}
