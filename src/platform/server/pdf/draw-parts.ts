import { type Cents, formatDollarsAndCents } from "../../shared/money.ts";
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

/** One amount of a table. */
interface PaperAmount {
  readonly label: string;
  readonly amountCents: Cents;
  readonly note?: string;
  /** A sum of what stands above it. */
  readonly isTotal?: boolean;
}

/** A heading stays with the beginning of what it heads, a table's caption and first eight rows at most. */
const HEADING_KEEPS = 200;

/** Begins a part of a paper. */
export function drawHeading(sheet: Sheet, text: string, { keeps = HEADING_KEEPS } = {}): void {
  needSpace(sheet, keeps);
  sheet.y += 8;
  const place = { x: PAGE.left, y: sheet.y, width: CONTENT_WIDTH };
  const style: TextStyle = { font: "bold", size: 12 };
  sheet.section.add(tagged(sheet, "H2", () => setText(sheet, text, { ...place, ...style })));
  sheet.y += heightOf(sheet, text, { width: CONTENT_WIDTH, ...style }) + 4;
}

/** A paragraph over the whole width. */
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

/** Names with their amounts at the right edge; totals are strong and have a strong line. */
export function drawAmounts(sheet: Sheet, caption: string, rows: readonly PaperAmount[]): void {
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
    drawRule(sheet, isTotal ? INK.text : INK.line);
    sheet.y += 2.5;
  }
  table.end();
  sheet.y += 8;
}

/** A table with its caption; the caller adds rows and ends it. `height` is kept together with the caption. */
export function openTable(sheet: Sheet, caption: string, height: number): PDFKit.PDFStructureElement {
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

/** A line below what was drawn. */
export function drawRule(sheet: Sheet, color: string): void {
  artifact(sheet, () =>
    sheet.doc
      .moveTo(PAGE.left, sheet.y)
      .lineTo(PAGE.left + CONTENT_WIDTH, sheet.y)
      .lineWidth(0.5)
      .stroke(color),
  );
}
