import { expect, test } from "vitest";
import type { DocumentParts } from "../markup-store.ts";
import { PageStyles } from "./page-styles.ts";
import { STYLES_PLACE, THEME_PLACE } from "./styles-place.ts";

const CSS = "p{margin:0}.a{color:red}.b{color:blue}.sm\\:c{color:tan}";
const head = `<style>${STYLES_PLACE}</style>`;
const textOf = (parts: DocumentParts) =>
  parts.map((part) => (typeof part === "string" ? part : Buffer.from(part).toString())).join("");

test("A page brings along what its elements need, wherever their markup comes from", () => {
  const kept = Buffer.from('<i class="sm:c"></i>');
  const parts = [`<html class="a">${head}<p class="x y">`, kept, "</p></html>"];
  expect(textOf(new PageStyles(CSS).fillCut(parts, ""))).toBe(
    '<html class="a"><style>p{margin:0}.a{color:red}.sm\\:c{color:tan}</style><p class="x y"><i class="sm:c"></i></p></html>',
  );
});

test("Pages with the same classes bring the same along, in whatever order and process they were written", () => {
  const one = new PageStyles(CSS);
  one.fillCut([`${head}<p class="b"></p>`], "");
  const first = textOf(one.fillCut([`${head}<p class="a"></p><p class="b"></p>`], ""));
  const other = textOf(new PageStyles(CSS).fillCut([`${head}<p class="a"></p><p class="b"></p>`], ""));
  expect(first).toBe(other);
  expect(textOf(one.fillCut([`${head}<p class="b"></p><p class="a"></p>`], ""))).toContain(
    "p{margin:0}.a{color:red}.b{color:blue}",
  );
});

test("A page brings along the kit of its own store", () => {
  const styles = new PageStyles("[data-card=bare] p{margin:0}[data-card=framed] p{margin:1px}");
  const page = (card: string) =>
    textOf(styles.fillCut([`<html data-card="${card}"><head>${head}</head><p></p>`], ""));
  expect(page("bare")).toContain("<style>:root p{margin:0}</style>");
  expect(page("framed")).toContain("<style>:root p{margin:1px}</style>");
  expect(textOf(styles.fillCut([`<html><head>${head}</head><p data-card="bare"></p>`], ""))).toContain(
    "<style></style>",
  );
});

test("Pages whose other words differ bring the same along, and each what it needs", () => {
  const styles = new PageStyles(":is(.a,.b) i{margin:0}.c{margin:1px}");
  const page = (...words: string[]) =>
    textOf(styles.fillCut([`${head}<p class="${words.join(" ")}"></p>`], ""));
  expect(page("a", "x")).toContain("<style>:is(.a,.b) i{margin:0}</style>");
  expect(page("a", "y")).toContain("<style>:is(.a,.b) i{margin:0}</style>");
  expect(page("x")).toContain("<style></style>");
  expect(page("b", "c")).toContain("<style>:is(.a,.b) i{margin:0}.c{margin:1px}</style>");
});

test("Characters that markup escapes in a class are found", () => {
  const styles = new PageStyles(String.raw`.\[\&\>p\]\:m-0>p{margin:0}`);
  expect(textOf(styles.fillCut([`${head}<div class="[&amp;&gt;p]:m-0"></div>`], ""))).toContain("margin:0");
});

test("A page that changes a lot brings everything along", () => {
  expect(textOf(new PageStyles(CSS).fillWhole([head], ""))).toBe(`<style>${CSS}</style>`);
});

test("A store's theme stands in its own place, whatever signs it holds", () => {
  const place = `<style>${THEME_PLACE}</style>${head}<p></p>`;
  const theme = ":root{--price:$&}";
  expect(textOf(new PageStyles(CSS).fillCut([place], theme))).toContain(`<style>${theme}</style><style>p{`);
  expect(textOf(new PageStyles(CSS).fillWhole([place], theme))).toContain(`<style>${theme}</style><style>p{`);
});

test("A document without a place for its styles fails instead of coming unstyled", () => {
  expect(() => new PageStyles(CSS).fillCut(["<p></p>"], "")).toThrow("no place for its styles");
});
