import { setImmediate } from "node:timers/promises";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { BOOT_SCRIPT } from "./boot-script.ts";
import { atEndOfBody, deferHydration as deferParts } from "./late-hydration.ts";

const deferHydration = (markup: string, before = "") =>
  deferParts(markup, { before, code: ["/assets/a.js", "/assets/b.js"], sheet: "/assets/app.css" }).join("");

const DOCUMENT =
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" as="font" href="/f.woff2"/></head>' +
  '<body><p>Hi</p><script type="module" async="">import "/assets/a.js";</script></body></html>';

test("scripts are neither preloaded nor run with the page", () => {
  const html = deferHydration(DOCUMENT);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('<script type="module"');
  expect(html).toContain('<script type="text/plain" id="rr-boot">import "/assets/a.js";</script></body>');
});

test("the files of the code are named, and their script runs, before anything that is painted", () => {
  expect(deferHydration(DOCUMENT)).toMatch(
    /<script type="text\/plain" id="rr-code" data-code="\/assets\/a.js \/assets\/b.js" data-sheet="\/assets\/app.css"><\/script><script>\(\(\)=>.*<\/script><noscript><link rel="stylesheet" href="\/assets\/app.css"><\/noscript><\/head><body>/s,
  );
});

test("fonts and the text stay as they are", () => {
  const html = deferHydration(DOCUMENT);
  expect(html).toContain('<link rel="preload" as="font" href="/f.woff2"/>');
  expect(html).toContain("<p>Hi</p>");
});

test("a document that the router prints differently is refused instead of staying dead", () => {
  expect(() => deferHydration(DOCUMENT.replace(' async=""', ""))).toThrow("no script tag to defer");
});

test("the loaders' data runs before the browser code is started", () => {
  const html = deferHydration(DOCUMENT, "<script>data()</script>");
  expect(html).toMatch(/id="rr-boot".*<script>data\(\)<\/script><\/body><\/html>$/s);
  expect(atEndOfBody(DOCUMENT, "<script>data()</script>").join("")).toMatch(
    /async="">.*<script>data\(\)<\/script><\/body><\/html>$/s,
  );
});

interface Asked {
  readonly rel?: string;
  readonly type?: string;
  readonly href?: string;
  onload?: () => void;
}

/** A browser that is reading a page with one picture at its top. */
function visit(effectiveType: string, { from = "navigate", hash = "" } = {}) {
  const asked: Asked[] = [];
  const listeners: { readonly name: string; readonly act: (event: object) => void }[] = [];
  const frames: (() => void)[] = [];
  const picture = Promise.withResolvers<void>();
  const laid: number[] = [];
  const parts = [1, 2].map((part) => ({ setAttribute: () => void laid.push(part) }));
  const elements: Record<string, object> = {
    "rr-code": { dataset: { code: "/a.js /b.js", sheet: "/app.css" } },
    "rr-boot": { textContent: "begin()" },
  };
  const attributes = new Set<string>();
  runInNewContext(BOOT_SCRIPT, {
    performance: { getEntriesByType: () => [{ type: from }] },
    location: { hash },
    Event: class {},
    dispatchEvent: () => true,
    navigator: { connection: { effectiveType } },
    window: { requestIdleCallback: true },
    requestIdleCallback: (act: () => void) => act(),
    requestAnimationFrame: (act: () => void) => void frames.push(act),
    setTimeout: (act: () => void, ms?: number) => void (ms === undefined && act()),
    addEventListener: (name: string, act: () => void) => void listeners.push({ name, act }),
    removeEventListener: () => undefined,
    document: {
      documentElement: {
        setAttribute: (name: string) => void attributes.add(name),
        removeAttribute: (name: string) => void attributes.delete(name),
      },
      getElementById: (id: string) => elements[id],
      createElement: () => ({ relList: { supports: () => true } }),
      querySelectorAll: (named: string) =>
        named.startsWith("img") ? [{ decode: () => picture.promise }] : parts,
      head: { append: (element: Asked) => void asked.push(element) },
      body: { append: (sheet: Asked) => void asked.push(sheet) },
    },
  });
  return {
    laid,
    says: (attribute: string) => attributes.has(attribute),
    asked: () => asked.map(({ href, rel, type }) => href ?? rel ?? type),
    hears(heard: string) {
      const event = { type: heard, stopPropagation: () => undefined };
      for (const { name, act } of listeners) if (name === heard) act(event);
    },
    codeComes: () => asked.forEach(({ onload }) => onload?.()),
    pictureIsThere: () => picture.resolve(),
    async paints() {
      await setImmediate();
      for (const act of frames.splice(0)) act();
      await setImmediate();
    },
  };
}

test("code waits until the pictures that don't wait are painted, and a frame longer", async () => {
  const page = visit("4g");
  page.hears("DOMContentLoaded");
  await page.paints();
  expect(page.asked()).toEqual([]);
  page.pictureIsThere();
  await page.paints();
  expect(page.asked()).toEqual([]);
  await page.paints();
  expect(page.asked()).toEqual(["/a.js", "/b.js"]);
});

test("on a slow line code is asked for while the document comes, and begins when all of it is there", async () => {
  const page = visit("3g");
  expect(page.asked()).toEqual(["/a.js", "/b.js"]);
  page.codeComes();
  await setImmediate();
  expect(page.asked()).toEqual(["/a.js", "/b.js"]);
  page.hears("DOMContentLoaded");
  await setImmediate();
  expect(page.asked()).toEqual(["/a.js", "/b.js", "/app.css", "module"]);
});

test("a touch asks for the code at once, which begins when the document is there", async () => {
  const page = visit("4g");
  page.hears("pointerdown");
  await page.paints();
  expect(page.asked()).toEqual(["/a.js", "/b.js"]);
  page.codeComes();
  await setImmediate();
  expect(page.asked()).toEqual(["/a.js", "/b.js"]);
  page.hears("DOMContentLoaded");
  await setImmediate();
  expect(page.asked()).toEqual(["/a.js", "/b.js", "/app.css", "module"]);
});

test("what is further down waits until the first pictures are painted, on a slow line too", async () => {
  for (const line of ["4g", "3g"]) {
    const page = visit(line);
    page.hears("DOMContentLoaded");
    await page.paints();
    expect(page.says("data-early")).toBe(true);
    page.pictureIsThere();
    await page.paints();
    await page.paints();
    expect(page.says("data-early")).toBe(false);
  }
});

test("parts below the first screen are laid out one after the other once the page is alive", async () => {
  const page = visit("4g");
  expect(page.says("data-later")).toBe(true);
  page.hears("app:alive");
  await page.paints();
  expect(page.laid).toEqual([1]);
  await page.paints();
  expect(page.laid).toEqual([1, 2]);
  expect(page.says("data-later")).toBe(true);
  await page.paints();
  expect(page.says("data-later")).toBe(false);
});

test.each([{ from: "reload" }, { from: "back_forward" }, { hash: "#features" }])(
  "whoever comes back or follows an anchor finds all parts at their heights: %o",
  (way) => expect(visit("4g", way).says("data-later")).toBe(false),
);
