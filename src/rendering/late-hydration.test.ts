import { expect, test } from "vitest";
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
  expect(html).toContain(
    '<script type="text/plain" id="rr-boot" data-code="/assets/a.js /assets/b.js" data-sheet="/assets/app.css">import "/assets/a.js";</script>',
  );
  expect(html).toMatch(/rel="modulepreload".*fetchCode\(\).then\(idle\).*<\/script><\/body>/s);
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
  expect(html).toMatch(/id="rr-boot".*<script>data\(\)<\/script><script>\(\(\)=>/s);
  expect(atEndOfBody(DOCUMENT, "<script>data()</script>").join("")).toMatch(
    /async="">.*<script>data\(\)<\/script><\/body><\/html>$/s,
  );
});
