import {
  drawAmounts,
  drawFacts,
  drawHeading,
  drawText,
  drawRule,
  openTable,
} from "#platform/server/pdf/draw-parts.ts";
import type { Block, DisclosureBox } from "../domain/package-document.ts";
import { drawField, drawSellerLine } from "./draw-field.ts";
import type { DrawnSignatures } from "./drawn-signatures.ts";
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
  type TextStyle,
} from "#platform/server/pdf/sheet.ts";

/** Where a field came to lie: page of its document (from 1) and points from the top left corner. */
export interface FieldAnchor {
  readonly fieldId: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface BlockContext {
  readonly signatures: DrawnSignatures | undefined;
  readonly anchors: Omit<FieldAnchor, "page">[];
  /** What stands below: a signature stays with the seller's, and the last words with the signature. */
  readonly next: Block | undefined;
}

/** Sets one block below the last one. */
export function drawBlock(sheet: Sheet, block: Block, context: BlockContext): void {
  switch (block.kind) {
    case "heading":
      return drawHeading(sheet, block.text);
    case "text":
      if (context.next?.kind === "field") needSpace(sheet, textHeight(sheet, block.text) + SIGNING_HEIGHT);
      return drawText(sheet, block.text, { font: block.isStrong ? "bold" : "body" });
    case "facts":
      return drawFacts(sheet, block.rows);
    case "amounts":
      return drawAmounts(sheet, block.caption, block.rows);
    case "disclosure":
      return drawDisclosure(sheet, block.boxes);
    case "table":
      return drawTable(sheet, block);
    case "choices":
      return drawChoices(sheet, block);
    case "field": {
      const box = drawField(sheet, block.field, {
        signatures: context.signatures,
        isWithSeller: context.next?.kind === "seller",
      });
      context.anchors.push({ fieldId: block.field.id, ...box });
      return;
    }
    case "seller":
      drawSellerLine(sheet, block, context.signatures);
  }
}

const valueSize = (box: DisclosureBox) => (box.isConspicuous ? 15 : 12);

function boxHeight(sheet: Sheet, box: DisclosureBox, width: number): number {
  return (
    heightOf(sheet, box.label, { width, font: "bold", size: 8 }) +
    heightOf(sheet, box.value, { width, font: "bold", size: valueSize(box) }) +
    heightOf(sheet, box.meaning, { width, size: 7.5 }) +
    30
  );
}

/** The boxes in a row; conspicuous ones have a heavy frame and the largest figures of the page. */
function drawDisclosure(sheet: Sheet, boxes: readonly DisclosureBox[]): void {
  const width = CONTENT_WIDTH / boxes.length;
  const inner = width - 12;
  const height = Math.max(...boxes.map((box) => boxHeight(sheet, box, inner)));
  const labelHeight = Math.max(
    ...boxes.map(({ label }) => heightOf(sheet, label, { width: inner, font: "bold", size: 8 })),
  );
  needSpace(sheet, height);
  const top = sheet.y;
  const table = sheet.doc.struct("Table");
  sheet.section.add(table);
  for (const [index, box] of boxes.entries()) {
    const left = PAGE.left + index * width;
    artifact(sheet, () =>
      sheet.doc
        .rect(left, top, width, height)
        .lineWidth(box.isConspicuous ? 2 : 0.75)
        .stroke(INK.text),
    );
    const x = left + 6;
    const row = sheet.doc.struct("TR");
    table.add(row);
    const put = (tag: "TH" | "TD", words: string, style: TextStyle & { y: number }) =>
      row.add(tagged(sheet, tag, () => setText(sheet, words, { x, width: inner, ...style })));
    put("TH", box.label, { y: top + 7, font: "bold", size: 8 });
    const valueTop = top + 9 + labelHeight;
    put("TD", box.value, { y: valueTop, font: "bold", size: valueSize(box) });
    put("TD", box.meaning, { y: valueTop + 22, size: 7.5, color: INK.muted });
    row.end();
  }
  table.end();
  sheet.y += height + 12;
}

const SIGNING_HEIGHT = 60;
const textHeight = (sheet: Sheet, text: string) => heightOf(sheet, text, { width: CONTENT_WIDTH }) + 5;

function drawTable(sheet: Sheet, block: Extract<Block, { kind: "table" }>): void {
  const table = openTable(sheet, block.caption, 40);
  const width = CONTENT_WIDTH / block.head.length;
  const draw = (cells: readonly string[], tag: "TH" | "TD") => {
    const style: TextStyle = { font: tag === "TH" ? "bold" : "body", size: tag === "TH" ? 8 : 10 };
    const height = Math.max(...cells.map((cell) => heightOf(sheet, cell, { width: width - 8, ...style })));
    needSpace(sheet, height);
    const y = sheet.y;
    const row = sheet.doc.struct("TR");
    table.add(row);
    for (const [index, cell] of cells.entries()) {
      const place = { x: PAGE.left + index * width, y, width: width - 8 };
      row.add(tagged(sheet, tag, () => setText(sheet, cell, { ...place, ...style })));
    }
    row.end();
    sheet.y += height + 2;
    drawRule(sheet, INK.line);
    sheet.y += 4;
  };
  draw(block.head, "TH");
  for (const row of block.rows) draw(row, "TD");
  table.end();
  sheet.y += 6;
}

function drawChoices(sheet: Sheet, block: Extract<Block, { kind: "choices" }>): void {
  drawText(sheet, block.caption, { font: "bold" });
  const list = sheet.doc.struct("L");
  sheet.section.add(list);
  for (const { text, isChosen } of block.options) {
    const width = CONTENT_WIDTH - 26;
    const height = Math.max(14, heightOf(sheet, text, { width }));
    needSpace(sheet, height);
    const y = sheet.y;
    artifact(sheet, () => drawBox(sheet, y, isChosen));
    const item = sheet.doc.struct("LI");
    list.add(item);
    const body = sheet.doc.struct("LBody", { actual: `${isChosen ? "Checked: " : "Not checked: "}${text}` }, [
      () => setText(sheet, text, { x: PAGE.left + 26, y, width }),
    ]);
    item.add(body);
    item.end();
    sheet.y += height + 4;
  }
  list.end();
  sheet.y += 4;
}

function drawBox(sheet: Sheet, y: number, isChosen: boolean): void {
  const { doc } = sheet;
  const [x, size] = [PAGE.left + 4, 11];
  doc.rect(x, y, size, size).lineWidth(1).stroke(INK.text);
  if (!isChosen) return;
  doc
    .moveTo(x + 2.5, y + 2.5)
    .lineTo(x + size - 2.5, y + size - 2.5)
    .moveTo(x + size - 2.5, y + 2.5)
    .lineTo(x + 2.5, y + size - 2.5)
    .lineWidth(1.8)
    .stroke(INK.text);
}
