import { expect, test } from "vitest";
import { ssnIndexes } from "./ssn-index.ts";

const key = (byte: number) => Buffer.alloc(32, byte);
const keys = (currentVersion: number, sealing: [number, Buffer][], tenantId = "one") => ({
  tenantId,
  currentVersion,
  sealing: new Map(sealing),
});

test("the same number is found after the keys were rotated", () => {
  const before = ssnIndexes(keys(1, [[1, key(1)]]), "123456789");
  const after = ssnIndexes(
    keys(2, [
      [1, key(1)],
      [2, key(2)],
    ]),
    "123456789",
  );
  expect(after.all).toContain(before.current);
  expect(after.current).not.toBe(before.current);
});

test("another number, tenant or key gives another index", () => {
  const indexes = [
    ssnIndexes(keys(1, [[1, key(1)]]), "123456789"),
    ssnIndexes(keys(1, [[1, key(1)]]), "123456780"),
    ssnIndexes(keys(1, [[1, key(1)]], "two"), "123456789"),
    ssnIndexes(keys(1, [[1, key(2)]]), "123456789"),
  ].map(({ current }) => current);
  expect(new Set(indexes).size).toBe(4);
});

test("a key that is gone is an error, never an index of nothing", () => {
  expect(() => ssnIndexes(keys(3, [[1, key(1)]]), "123456789")).toThrow("no key of version 3");
});
