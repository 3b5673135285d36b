import { describe, expect, it } from "vitest";
import { pdfPages } from "#tests/support/pdf-text.ts";
import { printable } from "./printable.ts";
import { addPage, closeSheet, openSheet, PAGE, setText } from "./sheet.ts";

describe("Names on papers", () => {
  it.each([
    ["Łucja D'Ångström", "Łucja D'Ångström"],
    ["Nguyễn Đặng Hương", "Nguyên Đăng Huong"],
    ["Nguye\u0302\u0303n", "Nguyên"],
    ["Șerban Ẁynne", "Șerban Ẁynne"],
    ["Əliyev", "Eliyev"],
  ])("of %s are printed as %s", (name, printed) => expect(printable(name)).toBe(printed));

  it("have a letter for every letter that a name may have", async () => {
    const letters: string[] = [];
    for (const [from, to] of [
      [0xc0, 0x24f],
      [0x1e00, 0x1eff],
    ] as const)
      for (let code = from; code <= to; code += 1) letters.push(String.fromCodePoint(code));
    const sheet = openSheet({ title: "", author: "", subject: "", color: "#000000", createdAt: new Date(0) });
    addPage(sheet);
    const place = { x: PAGE.left, y: PAGE.top, width: 500 };
    setText(sheet, letters.filter((letter) => /\p{L}/u.test(letter)).join(" "), place);
    const text = (await pdfPages(await closeSheet(sheet))).join("");
    expect(text).not.toContain("\0");
    expect(text).toMatch(/À Á Â/u);
  });
});
