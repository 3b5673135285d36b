import { describe, expect, it } from "vitest";
import { pdfFile, pdfPage } from "#tests/support/test-files.ts";
import { PdfWalk } from "./pdf-walk.ts";

async function evaluate(file: Buffer) {
  const walk = new PdfWalk();
  walk.take(file);
  return walk.end();
}
const link = (target: string) =>
  pdfPage(`<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI ${target} >> >>`);
const catalog = (entries: string, ...objects: string[]) =>
  pdfFile(`<< /Type /Catalog /Pages 2 0 R ${entries} >>`, "<< /Type /Pages /Kids [] /Count 0 >>", ...objects);
const ACTION = "<< /S /URI /URI (https://example.com) >>";

describe("Links of a PDF that a person may click", () => {
  it.each([
    "(https://www.example.com/bill?id=1)",
    "(http://example.com/a\\(b\\))",
    "(mailto:help@example.com)",
    "(tel:+15125550100)",
    "(www.example.com)",
    "<68747470733a2f2f6578616d706c652e636f6d>",
  ])("are accepted: %s", async (target) => expect(await evaluate(link(target))).toBeNull());

  it.each([
    "(javascript:app.alert(1))",
    "(JAVASCRIPT:app.alert(1))",
    "(\\152avascript:app.alert(1))",
    "(java\\\nscript:app.alert(1))",
    "(file:///c:/windows/system32/cmd.exe)",
    "(\\\\\\\\server\\\\share\\\\a.exe)",
    "(data:text/html;base64,xx)",
    "(smb://server/share)",
    "<6a6176617363726970743a616c657274>",
    "9 0 R",
  ])("are refused where they lead elsewhere than to the web: %s", async (target) => {
    expect(await evaluate(link(target))).toBe("unsafe");
  });
});

describe("A PDF that does something by itself", () => {
  it.each([
    ["opens an address when it is opened", catalog(`/OpenAction ${ACTION}`)],
    ["the same by reference", catalog("/OpenAction 3 0 R", ACTION)],
    ["opens an address when a page is shown", catalog("", `<< /AA << /O ${ACTION} >> >>`)],
    ["goes to another file", catalog("", "<< /S /GoToR /F (other.pdf) /D [0 /Fit] >>")],
    ["goes to a file inside", catalog("", "<< /S /GoToE /D [0 /Fit] >>")],
    ["plays a film", catalog("", "<< /S /Rendition /OP 0 >>")],
    ["plays an old film", catalog("", "<< /S /Movie >>")],
    ["plays a sound", catalog("", "<< /S /Sound >>")],
  ])("is refused: %s", async (_what, file) => expect(await evaluate(file)).toBe("unsafe"));

  it.each([
    ["shows its first page", catalog("/OpenAction [3 0 R /Fit]", ACTION)],
    ["goes to a place of its own", catalog("/OpenAction 3 0 R", "<< /S /GoTo /D [4 0 R /Fit] >>", ACTION)],
    ["has a base for its addresses", catalog("/URI << /Base (https://example.com) >>")],
  ])("is accepted where that is harmless: %s", async (_what, file) =>
    expect(await evaluate(file)).toBeNull(),
  );
});
