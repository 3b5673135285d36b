import { syncBuiltinESMExports } from "node:module";
import zlib, { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { PictureCache } from "./picture-cache.ts";

beforeAll(() => {
  vi.spyOn(zlib, "brotliCompressSync").mockImplementation(() => {
    throw new Error("compressed where requests are answered");
  });
  syncBuiltinESMExports();
});
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const drawing = (text: string) => new Response(text, { headers: { "content-type": "image/svg+xml" } });
const asked = new Request("http://x/", { headers: { "accept-encoding": "gzip, br" } });

test("a drawing is compressed once, and read by everybody, its first reader too", async () => {
  const cache = new PictureCache();
  const text = "<svg/>".repeat(100);
  for (const packed of [await cache.keep(drawing(text), asked, "/a.svg"), cache.respond(asked, "/a.svg")]) {
    expect(packed?.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(Buffer.from(await packed!.arrayBuffer())).toString()).toBe(text);
  }
  expect(await cache.respond(new Request("http://x/"), "/a.svg")?.text()).toBe(text);
});

test.each(["gzip, br;q=0", "identity, BR; q=0.0", "x-br"])(
  "a caller who sends %s gets no Brotli",
  async (accepted) => {
    const cache = new PictureCache();
    const request = new Request("http://x/", { headers: { "accept-encoding": accepted } });
    const first = await cache.keep(drawing("<svg/>".repeat(100)), request, "/a.svg");
    expect(first.headers.get("content-encoding")).toBeNull();
    expect(cache.respond(request, "/a.svg")?.headers.get("content-encoding")).toBeNull();
  },
);

test("drawings never take more than their share of the memory", async () => {
  const cache = new PictureCache({ mostBytes: 10_000 });
  for (let at = 0; at < 50; at += 1) {
    await cache.keep(drawing(`${at} `.repeat(400)), asked, `/${at}.svg`);
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
  }
  expect(cache.respond(asked, "/0.svg")).toBeUndefined();
  expect(cache.respond(asked, "/49.svg")).toBeDefined();
});

test("what is not a drawing is not kept", async () => {
  const cache = new PictureCache();
  await cache.keep(new Response(null, { status: 302, headers: { location: "/b.svg" } }), asked, "/a.svg");
  expect(cache.respond(asked, "/a.svg")).toBeUndefined();
});
