import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { StaticFiles } from "./static-files.ts";

const folder = mkdtempSync(path.join(tmpdir(), "forecourt-static-"));
const script = "export const one = 1;\n".repeat(50);
writeFileSync(path.join(folder, "a.js"), script);
writeFileSync(path.join(folder, "a.js.br"), brotliCompressSync(script));
writeFileSync(path.join(folder, "a.js.gz"), gzipSync(script));
writeFileSync(path.join(folder, "b.js"), script);
writeFileSync(path.join(folder, "b.js.gz"), gzipSync(script));
const files = new StaticFiles(folder);
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["gzip, deflate, br", "/a.js", "br"],
  ["gzip, br;q=0", "/a.js", "gzip"],
  ["br;q=0, gzip;q=0", "/a.js", null],
  ["br, gzip", "/b.js", "gzip"],
  ["br", "/b.js", null],
  ["x-br", "/a.js", null],
  [undefined, "/a.js", null],
])("a caller who accepts %s gets %s as %s", (accepted, file, coding) => {
  const headers = { ...(accepted !== undefined && { "accept-encoding": accepted }) };
  const answer = files.respond(new Request(`http://x${file}`, { headers }), file);
  expect(answer?.headers.get("content-encoding")).toBe(coding);
});
