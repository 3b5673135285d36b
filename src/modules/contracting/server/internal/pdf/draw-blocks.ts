import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { AmountRow, Block, DisclosureBox } from "../../../domain/package-document.ts";
import { drawField, drawSellerLine } from "./draw-field.ts";
import type { Ink } from "./ink.ts";
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
} from "./sheet.ts";

/** Where a field came to lie: page of its document (from 1) and points from the top left corner. */
export interface FieldAnchor {
  readonly fieldId: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BlockContext {
  readonly ink: Ink | undefined;
  readonly anchors: Omit<FieldAnchor, "page">[];
}

/** Sets one block below the last one. */
export function drawBlock(sheet: Sheet, block: Block, context: BlockContext): void {
  switch (block.kind) {
    case "heading":
      return drawHeading(sheet, block.text);
    case "text":
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
      const box = drawField(sheet, block.field, context.ink);
      context.anchors.push({ fieldId: block.field.id, ...box });
      return;
    }
    case "seller":
      drawSellerLine(sheet, block.label, context.ink);
  }
}

/** A heading stays with the beginning of what it heads, a table's caption and first eight rows at most. */
const HEADING_KEEPS = 200;

export function drawHeading(sheet: Sheet, text: string): void {
  needSpace(sheet, HEADING_KEEPS);
  sheet.y += 8;
  const place = { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH };
  const style: TextStyle = { font: "bold", size: 12 };
  sheet.section.add(tagged(sheet, "H2", () => setText(sheet, text, { ...place, ...style })));
  sheet.y += heightOf(sheet, text, { width: CONTENT_WIDTH, ...style }) + 4;
}

export function drawText(sheet: Sheet, text: string, style: TextStyle = {}): void {
  const height = heightOf(sheet, text, { width: CONTENT_WIDTH, ...style });
  needSpace(sheet, height);
  const place = { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH };
  sheet.section.add(tagged(sheet, "P", () => setText(sheet, text, { ...place, ...style })));
  sheet.y += height + 5;
}

/** Two columns of names and values, each row a table row with its header. */
export function drawFacts(sheet: Sheet, rows: readonly (readonly [string, string])[]): void {
  const gap = 20;
  // A fact by itself, e.g. a hash, has the whole line.
  const column = rows.length === 1 ? CONTENT_WIDTH : (CONTENT_WIDTH - gap) / 2;
  const table = sheet.doc.struct("Table");
  sheet.section.add(table);
  for (let index = 0; index < rows.length; index += 2) {
    const pair = rows.slice(index, index + 2);
    const heights = pair.map(([, value]) => 12 + heightOf(sheet, value, { width: column, size: 10 }));
    const height = Math.max(...heights);
    needSpace(sheet, height);
    const y = sheet.y;
    for (const [offset, [term, value]] of pair.entries()) {
      const x = PAGE.left + offset * (column + gap);
      const row = sheet.doc.struct("TR");
      table.add(row);
      row.add(
        tagged(sheet, "TH", () => setText(sheet, term, { x, y, width: column, size: 7.5, color: INK.muted })),
      );
      row.add(tagged(sheet, "TD", () => setText(sheet, value, { x, y: y + 10, width: column, size: 10 })));
      row.end();
    }
    sheet.y += height + 3;
  }
  table.end();
  sheet.y += 2;
}

const MONEY_WIDTH = 110;

function drawAmounts(sheet: Sheet, caption: string, rows: readonly AmountRow[]): void {
  const table = openTable(sheet, caption, 20 * Math.min(rows.length, 8));
  for (const { label, amountCents, note, isTotal = false } of rows) {
    const style: TextStyle = { font: isTotal ? "bold" : "body", size: 10 };
    const width = CONTENT_WIDTH - MONEY_WIDTH;
    const labelHeight = heightOf(sheet, label, { width, ...style });
    const noteHeight = note === undefined ? 0 : heightOf(sheet, note, { width, size: 8 });
    const height = labelHeight + noteHeight + 2;
    needSpace(sheet, height);
    const y = sheet.y;
    const row = sheet.doc.struct("TR");
    table.add(row);
    row.add(
      tagged(sheet, "TH", () => {
        setText(sheet, label, { x: PAGE.left, y, width, ...style });
        if (note !== undefined)
          setText(sheet, note, { x: PAGE.left, y: y + labelHeight, width, size: 8, color: INK.muted });
      }),
    );
    const place = { x: PAGE.left + width, y, width: MONEY_WIDTH };
    row.add(
      tagged(sheet, "TD", () =>
        setText(sheet, formatDollarsAndCents(amountCents), { ...place, ...style, align: "right" }),
      ),
    );
    row.end();
    sheet.y += height;
    rule(sheet, isTotal ? INK.text : INK.line);
    sheet.y += 2.5;
  }
  table.end();
  sheet.y += 8;
}

/** A table with its caption; the caller adds rows and ends it. `height` is kept together with the caption. */
function openTable(sheet: Sheet, caption: string, height: number): PDFKit.PDFStructureElement {
  const style: TextStyle = { font: "bold", size: 9 };
  const captionHeight = heightOf(sheet, caption, { width: CONTENT_WIDTH, ...style });
  needSpace(sheet, captionHeight + height);
  const table = sheet.doc.struct("Table");
  sheet.section.add(table);
  const place = { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH };
  table.add(tagged(sheet, "Caption", () => setText(sheet, caption, { ...place, ...style })));
  sheet.y += captionHeight + 4;
  return table;
}

function rule(sheet: Sheet, color: string): void {
  artifact(sheet, () =>
    sheet.doc
      .moveTo(PAGE.left, sheet.y)
      .lineTo(PAGE.left + CONTENT_WIDTH, sheet.y)
      .lineWidth(0.5)
      .stroke(color),
  );
}

/** The boxes in a row; conspicuous ones have a heavy frame and the largest figures of the page. */
function drawDisclosure(sheet: Sheet, boxes: readonly DisclosureBox[]): void {
  const width = CONTENT_WIDTH / boxes.length;
  const inner = width - 12;
  const valueSize = (box: DisclosureBox) => (box.isConspicuous ? 15 : 12);
  const heights = boxes.map(
    (box) =>
      heightOf(sheet, box.label, { width: inner, font: "bold", size: 8 }) +
      heightOf(sheet, box.value, { width: inner, font: "bold", size: valueSize(box) }) +
      heightOf(sheet, box.meaning, { width: inner, size: 7.5 }) +
      30,
  );
  const height = Math.max(...heights);
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
    rule(sheet, INK.line);
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
    sheet.y += height + 6;
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
