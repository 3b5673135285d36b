import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { pdfPages } from "#tests/support/pdf-text.ts";
import PDFDocument from "pdfkit";
import { useFont } from "./paper-font.ts";
import { addPage, closeSheet, openSheet, PAGE, setText } from "./sheet.ts";

const require = createRequire(import.meta.url);

async function paperOf(text: string): Promise<Buffer> {
  const sheet = openSheet({ title: "", author: "", subject: "", color: "#000000", createdAt: new Date(0) });
  addPage(sheet);
  setText(sheet, text, { x: PAGE.left, y: PAGE.top, width: 300 });
  return closeSheet(sheet);
}

const readOf = async (text: string) =>
  (await pdfPages(await paperOf(text))).join(" ").replace(/\s+/gu, " ").trim();

test.each([
  ["everyday letters", "The first offer of AVATAR & Co. (Ohio) is $21,450.00 at 7.9%, final!"],
  ["Spanish letters", "¿Aceptó la señora Muñoz? ¡Sí! El pingüino también."],
  ["letters from elsewhere", "Łucja Șerban, Nguyễn’s ﬁnest — © 2026"],
])("a paper of %s says what was written", async (_, text) => {
  expect(await readOf(text)).toBe(text.replace("ễ", "ê").replace("ﬁ", "fi"));
});

test("a paper is the same bytes whatever was drawn before it", async () => {
  const first = await paperOf("Dear Robin Buyer:");
  await paperOf("Łucja Șerban");
  await paperOf("¡Sí!");
  expect((await paperOf("Dear Robin Buyer:")).equals(first)).toBe(true);
});

test("words are as wide as when the font is read for this paper alone, the first time and after", () => {
  const path = require.resolve("pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf");
  const alone = new PDFDocument({ font: path });
  const kept = new PDFDocument({ font: "" });
  useFont(kept, "body", path);
  for (const text of ["Wave To Avery, first and again", "Wave", "Łucja’s offer: $21,450.00"])
    for (const size of [9.5, 28]) {
      const width = alone.fontSize(size).widthOfString(text);
      expect(kept.fontSize(size).widthOfString(text)).toBeCloseTo(width, 9);
      expect(kept.fontSize(size).widthOfString(text)).toBeCloseTo(width, 9);
    }
});
