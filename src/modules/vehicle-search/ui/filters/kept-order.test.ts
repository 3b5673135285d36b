import { expect, test } from "vitest";
import { keptOrder } from "./kept-order.ts";

const values = (...names: string[]) => names.map((value) => ({ value }));

test("values keep the places in which they were first seen, whatever becomes more common", () => {
  expect(keptOrder(values("a", "b", "c"), values("c", "a", "b")).shown).toEqual(values("a", "b", "c"));
});

test("what is gone comes back to its place, and what is new stands last", () => {
  const { order, shown } = keptOrder(values("a", "b", "c"), values("d", "c", "a"));
  expect(shown).toEqual(values("a", "c", "d"));
  expect(keptOrder(order, values("d", "c", "b")).shown).toEqual(values("b", "c", "d"));
});

test("shown values are those of now", () => {
  const now = [{ value: "a", count: 2 }];
  expect(keptOrder([{ value: "a", count: 1 }], now).shown).toEqual(now);
});
