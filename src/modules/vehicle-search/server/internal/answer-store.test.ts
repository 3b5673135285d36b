import { expect, test } from "vitest";
import { AnswerStore } from "./answer-store.ts";

const asked = { acceptEncoding: undefined, ifNoneMatch: undefined };
const headers = { "cache-control": "no-cache" };
const bytes = (size: number) => ({ plain: new Uint8Array(size).fill(32), headers });

test("every spelling of a question finds its one answer, of this version only", () => {
  const store = new AnswerStore(100_000);
  const kept = store.keep("q", 1, bytes(100));
  store.remember("a=1&b=2", 1, "q");
  store.remember("b=2&a=1", 1, "q");
  expect(store.byAddress("a=1&b=2", 1)).toBe(kept);
  expect(store.byAddress("b=2&a=1", 1)).toBe(kept);
  expect(store.byAddress("a=1", 1)).toBeUndefined();
  expect(store.byAddress("a=1&b=2", 2)).toBeUndefined();
  expect(store.byName("q", 2)).toBeUndefined();
});

test("the least recently used answers go first, and their spellings lead nowhere", () => {
  const store = new AnswerStore(10_000);
  for (const name of ["a", "b", "c"]) {
    store.keep(name, 1, bytes(2_500));
    store.remember(`address of ${name}`, 1, name);
    store.byAddress("address of a", 1);
  }
  store.keep("d", 1, bytes(2_500));
  expect(store.byAddress("address of a", 1)).toBeDefined();
  expect(store.byAddress("address of b", 1)).toBeUndefined();
});

test("compressed forms count", async () => {
  const store = new AnswerStore(10_000);
  store.keep("a", 1, bytes(3_500));
  const noise = Uint8Array.from({ length: 4_000 }, (_, at) => (at * at * 7919) >> 5);
  const second = store.keep("b", 1, { plain: noise, headers });
  expect(store.byName("a", 1)).toBeDefined();
  store.byName("b", 1);
  const zipped = () => second.answer({ ...asked, acceptEncoding: "gzip" }).headers["content-encoding"];
  await expect.poll(zipped).toBe("gzip");
  expect(store.byName("a", 1)).toBeUndefined();
  expect(store.byName("b", 1)).toBe(second);
});
