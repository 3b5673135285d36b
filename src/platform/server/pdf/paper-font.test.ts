import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { paperFont } from "./paper-font.ts";
import { addPage, closeSheet, openSheet, PAGE, setText } from "./sheet.ts";

const require = createRequire(import.meta.url);
const REGULAR = require.resolve("pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf");

async function paperOf(text: string): Promise<Buffer> {
  const sheet = openSheet({ title: "", author: "", subject: "", color: "#000000", createdAt: new Date(0) });
  addPage(sheet);
  setText(sheet, text, { x: PAGE.left, y: PAGE.top, width: 300 });
  return closeSheet(sheet);
}

const readOf = async (text: string) =>
  (await pdfPages(await paperOf(text))).join(" ").replace(/\s+/gu, " ").trim();

/** Letters with a mark are put together from others, which a cut of the font holds without having been asked for. */
const TEXTS = [
  ["letters with marks", "é ê ñ ü Ł Ș"],
  ["the letters inside them", "e n u L S"],
  ["everyday letters", "The first offer of AVATAR & Co. (Ohio) is $21,450.00 at 7.9%, final!"],
  ["Spanish letters", "¿Aceptó la señora Muñoz? ¡Sí! El pingüino también."],
  ["letters from elsewhere", "Łucja Șerban — © 2026"],
] as const;

test.each(TEXTS)("a paper of %s says what was written, whatever was drawn before it", async (_, text) => {
  for (const [, other] of TEXTS) await paperOf(other);
  expect(await readOf(text)).toBe(text);
});

test("a paper is the same bytes whatever was drawn before or beside it", async () => {
  const first = await Promise.all(TEXTS.map(([, text]) => paperOf(text)));
  const again = await Promise.all(TEXTS.map(([, text]) => paperOf(text)));
  const alone: Buffer[] = [];
  for (const [, text] of TEXTS.toReversed()) alone.unshift(await paperOf(text));
  for (const [at, bytes] of first.entries()) {
    expect(again[at]?.equals(bytes)).toBe(true);
    expect(alone[at]?.equals(bytes)).toBe(true);
  }
});

test("a document with a font that others use is the same bytes as one that read the file for itself", async () => {
  const drawn = async (font: unknown, text: string) => {
    const info = { CreationDate: new Date(0) };
    const doc = new PDFDocument({ font: font as string, compress: false, info });
    const parts: Buffer[] = [];
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.text(text).end();
    await new Promise((resolve) => doc.on("end", resolve));
    return Buffer.concat(parts).toString("latin1");
  };
  for (const [, text] of TEXTS)
    expect(await drawn(paperFont(REGULAR), text)).toBe(await drawn(REGULAR, text));
});
