import { drawFacts, drawHeading, drawText } from "#platform/server/pdf/draw-parts.ts";
import { drawLetterhead, type PaperBrand } from "#platform/server/pdf/letterhead.ts";
import {
  addPage,
  artifact,
  closeSheet,
  CONTENT_WIDTH,
  drawTitle,
  heightOf,
  INK,
  needSpace,
  openSheet,
  PAGE,
  type Sheet,
  setText,
  tagged,
  type TextStyle,
} from "#platform/server/pdf/sheet.ts";
import { LOCALES } from "#platform/shared/texts/language.ts";
import type { Letter, LetterBlock } from "../../domain/letter.ts";

/** One letter as it is printed. */
export interface NoticePaper {
  readonly letter: Letter;
  readonly brand: PaperBrand;
  /** ISO instant; part of the file's identity. */
  readonly sentAt: string;
  /** Who mails it on paper: a page for the envelope's window comes first. */
  readonly sender?: readonly string[];
}

/** Letter paper under the retailer's head, tagged to be read aloud; a demonstration store's says SAMPLE on every page. */
export async function drawNotice({
  letter,
  brand,
  sentAt,
  sender,
}: NoticePaper): Promise<Uint8Array<ArrayBuffer>> {
  const { title, date, to, about, introduction, blocks } = letter;
  const createdAt = new Date(sentAt);
  const sheet = openSheet({ title, author: brand.legalName, subject: about, color: brand.color, createdAt });
  if (sender !== undefined) drawAddressPage(sheet, { sender, to });
  const first = sheet.pages;
  addPage(sheet);
  drawTitle(sheet, title);
  drawText(sheet, date, { color: INK.muted });
  for (const line of to) drawText(sheet, line, { lineGap: 0 });
  sheet.y += 4;
  drawText(sheet, about, { font: "bold" });
  if (introduction !== null) drawIntroduction(sheet, introduction);
  for (const block of blocks) drawBlock(sheet, block);
  const parts = [
    { title: ADDRESS_PAGE, from: 0, to: first },
    { title, from: first, to: sheet.pages },
  ];
  drawLetterhead(sheet, { parts, brand, reference: date });
  return new Uint8Array(await closeSheet(sheet));
}

/** Nothing on it says what the letter is about. */
const ADDRESS_PAGE = "Address";
/** Where a #10 window envelope shows them: the sender's place and the reader's, of a page folded in three. */
const WINDOWS = { sender: { x: 60, y: 90 }, reader: { x: 60, y: 150 } } as const;
const LINE_HEIGHT = 14;

function drawAddressPage(
  sheet: Sheet,
  { sender, to }: { readonly sender: readonly string[]; readonly to: readonly string[] },
): void {
  addPage(sheet);
  for (const [lines, { x, y }] of [
    [sender, WINDOWS.sender],
    [to, WINDOWS.reader],
  ] as const)
    for (const [at, words] of lines.entries()) {
      const place = { x, y: y + at * LINE_HEIGHT, width: CONTENT_WIDTH / 2, size: 10 };
      sheet.section.add(tagged(sheet, "P", () => setText(sheet, words, place)));
    }
}

function drawBlock(sheet: Sheet, block: LetterBlock): void {
  switch (block.kind) {
    case "heading":
      return drawHeading(sheet, block.text, { keeps: 90 });
    case "text":
      return drawText(sheet, block.text, { font: block.isStrong ? "bold" : "body" });
    case "facts":
      return drawFacts(sheet, block.rows);
    case "list":
      drawList(sheet, block.items);
  }
}

const INDENT = 12;

function drawList(sheet: Sheet, items: readonly string[]): void {
  const list = sheet.doc.struct("L");
  sheet.section.add(list);
  const width = CONTENT_WIDTH - INDENT;
  for (const words of items) {
    const height = heightOf(sheet, words, { width });
    needSpace(sheet, height);
    const { y } = sheet;
    artifact(sheet, () => sheet.doc.circle(PAGE.left + 4, y + 5, 1.5).fill(INK.text));
    const item = sheet.doc.struct("LI");
    list.add(item);
    item.add(tagged(sheet, "LBody", () => setText(sheet, words, { x: PAGE.left + INDENT, y, width })));
    item.end();
    sheet.y += height + 2;
  }
  list.end();
  sheet.y += 4;
}

const PAD = 10;

/** In a box of its own, and spoken in its own language. */
function drawIntroduction(
  sheet: Sheet,
  { language, title, paragraphs }: NonNullable<Letter["introduction"]>,
): void {
  const width = CONTENT_WIDTH - 2 * PAD;
  const lines = [title, ...paragraphs].map((words, at) => {
    const style: TextStyle = { font: at === 0 ? "bold" : "body" };
    return { words, style, height: heightOf(sheet, words, { width, ...style }) + 3 };
  });
  const height = lines.reduce((sum, line) => sum + line.height, 2 * PAD - 3);
  needSpace(sheet, height);
  const top = sheet.y;
  artifact(sheet, () => sheet.doc.rect(PAGE.left, top, CONTENT_WIDTH, height).fill(INK.field));
  sheet.y += PAD;
  for (const { words, style, height: own } of lines) {
    const place = { x: PAGE.left + PAD, y: sheet.y, width };
    const draw = () => setText(sheet, words, { ...place, ...style });
    sheet.section.add(sheet.doc.struct("P", { lang: LOCALES[language] }, [draw]));
    sheet.y += own;
  }
  sheet.y = top + height + 8;
}
