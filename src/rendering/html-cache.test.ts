import { brotliDecompressSync } from "node:zlib";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { HtmlCache, type StoredPage } from "./html-cache.ts";

const encoder = new TextEncoder();

function page(text: string, status = 200): StoredPage {
  return { status, headers: {}, body: encoder.encode(text), etag: `"${text}"` };
}

describe("the page cache", () => {
  let now: number;
  let cache: HtmlCache;
  beforeEach(() => {
    now = 1_000;
    cache = new HtmlCache(10_000, () => now);
  });

  /** Asks for a page until it is stored: twice. */
  async function keep(key: string, stored: StoredPage): Promise<void> {
    for (let visit = 0; visit < 2; visit += 1) await cache.fill(key, "1", async () => stored);
  }

  test("stores a page when it is asked for again, not the first time", async () => {
    await cache.fill("a", "1", async () => page("one"));
    expect(cache.peek("a", "1")).toBeUndefined();
    await cache.fill("a", "1", async () => page("one"));
    expect(cache.peek("a", "1")?.page.etag).toBe('"one"');
  });

  test("of no bytes, as with reload, keeps nothing", async () => {
    cache = new HtmlCache(0, () => now);
    await keep("a", page("one"));
    expect(cache.peek("a", "1")).toBeUndefined();
  });

  test("stores the newer rendering of a stored page at once", async () => {
    await keep("a", page("one"));
    now += 300;
    await cache.fill("a", "2", async () => page("two"));
    expect(cache.peek("a", "2")?.page.etag).toBe('"two"');
  });

  test("forgets first visits when very many others came between", async () => {
    await cache.fill("a", "1", async () => page("one"));
    for (let other = 0; other < 20_001; other += 1) await cache.fill(`b${other}`, "1", async () => page("b"));
    await cache.fill("a", "1", async () => page("one"));
    expect(cache.peek("a", "1")).toBeUndefined();
  });

  test("answers a stored page while the stock stands still, however long", async () => {
    await keep("a", page("one"));
    now += 3_600_000;
    expect(cache.peek("a", "1")?.page.etag).toBe('"one"');
  });

  test("never answers a page that is older than a quarter of a second once the stock has changed", async () => {
    await keep("a", page("one"));
    now += 200;
    expect(cache.peek("a", "2")?.page.etag).toBe('"one"');
    now += 100;
    expect(cache.peek("a", "2")).toBeUndefined();
  });

  test("renders once for any number of waiters", async () => {
    let renders = 0;
    const render = async () => {
      renders += 1;
      await sleep(5);
      return page("one");
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.fill("a", "1", render)));
    expect(renders).toBe(1);
    expect(new Set(answers.map((answer) => answer.page)).size).toBe(1);
  });

  test("a failing render reaches every waiter and is tried again by the next", async () => {
    const failing = () => cache.fill("a", "1", () => Promise.reject(new Error("no")));
    await expect(Promise.all([failing(), failing()])).rejects.toThrow("no");
    expect((await cache.fill("a", "1", async () => page("one"))).page.etag).toBe('"one"');
  });

  test("keeps no error page", async () => {
    await keep("a", page("gone", 404));
    expect(cache.peek("a", "1")).toBeUndefined();
  });

  test("drops the oldest pages when it is full", async () => {
    for (const name of ["a", "b", "c"]) await keep(name, page(name.repeat(4_000)));
    expect(cache.peek("a", "1")).toBeUndefined();
    expect(cache.peek("c", "1")).toBeDefined();
  });

  test("offers a brotli body soon after the first hit, equal to the plain one", async () => {
    await keep("a", page("text ".repeat(100)));
    cache.peek("a", "1");
    await expect.poll(() => cache.peek("a", "1")?.brotli).toBeDefined();
    const found = cache.peek("a", "1");
    expect(brotliDecompressSync(found?.brotli ?? new Uint8Array()).toString()).toBe("text ".repeat(100));
  });

  test("compresses a new page in a hurry, once for everybody who waits for it, and thoroughly at the next hit", async () => {
    const text = Array.from({ length: 900 }, (_, at) => `word${(at * 7919) % 1000}`).join(" ");
    await cache.fill("a", "1", async () => page(text));
    const answer = await cache.fill("a", "1", async () => page(text));
    const [one, two] = await Promise.all([cache.compressed("a", answer), cache.compressed("a", answer)]);
    expect(brotliDecompressSync(one?.brotli ?? new Uint8Array()).toString()).toBe(text);
    expect(two?.brotli).toBe(one?.brotli);
    expect(cache.peek("a", "1")?.brotli).toBe(one?.brotli);
    const size = one?.brotli?.byteLength ?? 0;
    await expect.poll(() => cache.peek("a", "1")?.brotli?.byteLength).toBeLessThan(size);
  });

  test("keeps the compressed body alone, and the plain one again once somebody reads it", async () => {
    const text = "word ".repeat(1_000);
    await cache.fill("a", "1", async () => page(text));
    await cache.compressed("a", await cache.fill("a", "1", async () => page(text)));
    const kept = cache.peek("a", "1");
    if (kept === undefined) throw new Error("nothing is kept any more");
    expect([kept.body, kept.page.size]).toEqual([undefined, text.length]);
    // The thorough compression is made of the quick one.
    await expect.poll(() => cache.peek("a", "1")?.brotli === kept.brotli).toBe(false);
    expect(brotliDecompressSync(cache.peek("a", "1")?.brotli ?? new Uint8Array()).toString()).toBe(text);
    const { body } = await cache.plain("a", kept);
    expect(Buffer.from(body ?? []).toString()).toBe(text);
    expect(cache.peek("a", "1")?.body).toBe(body);
  });

  test("has room for many pages that were compressed", async () => {
    for (const name of ["a", "b", "c", "d"]) {
      await cache.fill(name, "1", async () => page(name.repeat(4_000)));
      await cache.compressed(name, await cache.fill(name, "1", async () => page(name.repeat(4_000))));
    }
    expect(["a", "b", "c", "d"].map((name) => cache.peek(name, "1")?.page.size)).toEqual([
      4_000, 4_000, 4_000, 4_000,
    ]);
  });

  test("leaves what fits into a packet as it is", async () => {
    const answer = await cache.fill("a", "1", async () => page("short"));
    expect((await cache.compressed("a", answer)).brotli).toBeUndefined();
  });
});
