import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { dataScript } from "./data-script.ts";
import { SCRIPT_MARK, takeMarks } from "./own-scripts.ts";

const source = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const ours = `nonce="${SCRIPT_MARK}"`;

test("scripts that carry our mark are allowed by their hash; one that slipped in with data is not", () => {
  const { sources } = takeMarks(
    `<script>evil()</script><script ${ours}>one()</script><script type="module" async="" ${ours}>two()</script>`,
  );
  expect(sources).toEqual([source("one()"), source("two()")]);
});

test("no mark is left in the document", () => {
  const { markup } = takeMarks(
    `<link rel="modulepreload" ${ours} href="/a.js"/><script ${ours} src="/x.js"></script><script ${ours}>a()</script>`,
  );
  expect(markup).toBe(
    '<link rel="modulepreload" href="/a.js"/><script src="/x.js"></script><script>a()</script>',
  );
});

test("data cannot end its script element and is no script itself", () => {
  const html = dataScript('["</script><script>evil()</script>"]');
  expect(html).toMatch(/^<script type="application\/json" id="page-data">\["\\u003c\/script>/);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});
