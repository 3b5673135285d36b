import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, inlineScriptHashes } from "./page-security.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("every inline script of a page is allowed by its hash, and nothing else is", () => {
  const html = [
    `<script>one()</script><script type="module" async="">two()</script><script src="/x.js"></script><script type="application/ld+json">{"a":1}</script>`,
  ];
  expect(inlineScriptHashes(html)).toEqual([hash("one()"), hash("two()")]);
  const policy = contentSecurityPolicy(html, ["https://photos.example.com"]);
  expect(policy).toContain(`script-src 'self' ${hash("one()")} ${hash("two()")};`);
  expect(policy).toContain("img-src 'self' data: blob: https://photos.example.com;");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(policy).toContain("frame-ancestors 'none'");
});
