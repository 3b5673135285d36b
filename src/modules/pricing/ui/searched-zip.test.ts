import { expect, test } from "vitest";
import { rememberSearchedZip, searchedZip } from "./searched-zip.ts";

test("A tab knows the zip it searched with last, and nothing else that stands in its place", () => {
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect(searchedZip(storage)).toBeUndefined();
  rememberSearchedZip("78701", storage);
  rememberSearchedZip("43004", storage);
  expect(searchedZip(storage)).toBe("43004");
  for (const key of kept.keys()) kept.set(key, "<b>");
  expect(searchedZip(storage)).toBeUndefined();
});

test("A browser that blocks storage is asked for the zip", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  rememberSearchedZip("78701", blocked);
  expect(searchedZip(blocked)).toBeUndefined();
});
