import { expect, test } from "vitest";
import { AnswerStore } from "./answer-store.ts";

const asked = { acceptEncoding: undefined, ifNoneMatch: undefined };
const headers = { "cache-control": "no-cache" };
const bytes = (size: number) => ({ plain: new Uint8Array(size).fill(32), headers });

/** A store that was asked all of this before. */
function storeOf(limit: number, ...names: string[]): AnswerStore {
  const store = new AnswerStore(limit);
  for (const name of names) store.keep(name, 0, bytes(1));
  return store;
}

test("an answer is kept when its question comes a second time, also about another version", () => {
  const store = new AnswerStore(100_000);
  const sent = store.keep("q", 1, bytes(100)).answer(asked);
  store.remember("a=1", 1, "q");
  expect(sent.body).toHaveLength(100);
  expect([store.byName("q", 1), store.byAddress("a=1", 1)]).toEqual([undefined, undefined]);
  const kept = store.keep("q", 2, bytes(100));
  store.remember("a=1", 2, "q");
  expect([store.byName("q", 2), store.byAddress("a=1", 2)]).toEqual([kept, kept]);
});

test("every spelling of a question finds its one answer, of this version only", () => {
  const store = storeOf(100_000, "q");
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
  const store = storeOf(10_000, "a", "b", "c", "d");
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
  const store = storeOf(10_000, "a", "b");
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
