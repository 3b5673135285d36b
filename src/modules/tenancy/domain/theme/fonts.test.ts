import { describe, expect, it } from "vitest";
import { FONT_NAMES } from "./font-shelf-data.ts";
import { fontFaces, fontStacks, hasSerifHeadings, shelfFonts, standInRules, wordGaps } from "./fonts.ts";

describe("the fonts of a store", () => {
  it("are those it names, the one of the text first", () => {
    const brand = { type: "modern", fonts: { display: "newsreader", text: "archivo" } } as const;
    expect(shelfFonts(brand)).toEqual(["archivo", "newsreader"]);
    expect(fontStacks(brand).heading).toMatch(/^"Newsreader Variable","Newsreader Fallback",/u);
    expect(hasSerifHeadings(brand)).toBe(true);
  });

  it("follow from the type where it names none, and none is loaded twice", () => {
    expect(shelfFonts({ type: "modern", fonts: undefined })).toEqual(["figtree"]);
    expect(hasSerifHeadings({ type: "modern", fonts: undefined })).toBe(false);
  });

  it("keep words apart where the gap of a font is too narrow", () => {
    const both = { type: "modern", fonts: { display: "newsreader", text: "archivo" } } as const;
    expect(wordGaps(both)).toEqual({ heading: "0.05em", body: "0.09em" });
    expect(wordGaps({ type: "classic", fonts: undefined })).toEqual({ heading: "normal", body: "normal" });
  });

  it("are asked for by no text while the line is slow", () => {
    const brand = { type: "classic", fonts: { display: "newsreader", text: "archivo" } } as const;
    const rules = standInRules(brand);
    expect(rules).toMatch(
      /^:root\[data-line\]\{--font-heading:"Newsreader Fallback",.*--font-body:"Archivo Fallback",/u,
    );
    expect(rules).not.toContain("Variable");
    expect(standInRules({ type: "classic", fonts: undefined })).toContain("--font-body:Georgia,");
  });

  it("that headings share with text are named once", () => {
    expect(standInRules({ type: "modern", fonts: undefined })).toMatch(
      /^:root\[data-line\]\{--font-body:[^;]*\}$/u,
    );
  });

  it("load nothing for a type of the system's own fonts", () => {
    expect(shelfFonts({ type: "classic", fonts: undefined })).toEqual([]);
    expect(hasSerifHeadings({ type: "classic", fonts: undefined })).toBe(true);
  });

  it.each(FONT_NAMES)("%s has a stand-in of its own width until it arrives", (name) => {
    const css = fontFaces(name, "/assets/x.woff2");
    expect(css).toMatch(/src:url\(\/assets\/x\.woff2\) format\("woff2"\)/u);
    expect(css).toMatch(/size-adjust:\d+(\.\d+)?%;ascent-override:\d+(\.\d+)?%;descent-override:/u);
    expect(css.split("{").length).toBe(css.split("}").length);
  });
});
