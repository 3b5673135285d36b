import { setImmediate } from "node:timers/promises";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { atEndOfBody, BOOT_SCRIPT, deferHydration as deferParts } from "./late-hydration.ts";

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
    /<script type="text\/plain" id="rr-code" data-code="\/assets\/a.js \/assets\/b.js" data-sheet="\/assets\/app.css"><\/script><script>\(\(\)=>.*<\/script><\/head><body>/s,
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
function visit(effectiveType: string) {
  const asked: Asked[] = [];
  const listeners: { readonly name: string; readonly act: (event: object) => void }[] = [];
  const frames: (() => void)[] = [];
  const picture = Promise.withResolvers<void>();
  const elements: Record<string, object> = {
    "rr-code": { dataset: { code: "/a.js /b.js", sheet: "/app.css" } },
    "rr-boot": { textContent: "begin()" },
  };
  runInNewContext(BOOT_SCRIPT, {
    navigator: { connection: { effectiveType } },
    window: { requestIdleCallback: true },
    requestIdleCallback: (act: () => void) => act(),
    requestAnimationFrame: (act: () => void) => void frames.push(act),
    setTimeout: (act: () => void, ms?: number) => void (ms === undefined && act()),
    addEventListener: (name: string, act: () => void) => void listeners.push({ name, act }),
    removeEventListener: () => undefined,
    document: {
      getElementById: (id: string) => elements[id],
      createElement: () => ({ relList: { supports: () => true } }),
      querySelectorAll: () => [{ decode: () => picture.promise }],
      head: { append: (element: Asked) => void asked.push(element) },
      body: { append: (sheet: Asked) => void asked.push(sheet) },
    },
  });
  return {
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
