import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetRecentSearches, readRecentSearches, rememberSearch } from "./recent-searches.ts";

const KEY = "fc.recent-searches";

describe("what this browser searched for", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is at most four searches, the latest first, each once, and can be forgotten", () => {
    for (const make of ["ford", "kia", "honda", "mazda", "kia", "tesla"])
      rememberSearch({ label: make, search: `make=${make}` });
    expect(readRecentSearches().map(({ label }) => label)).toEqual(["tesla", "kia", "mazda", "honda"]);
    forgetRecentSearches();
    expect(readRecentSearches()).toEqual([]);
    expect(kept.has(KEY)).toBe(false);
  });

  it("keeps nothing of a suggestion but its name and its address", () => {
    const suggestion = { label: "Kia", search: "make=kia", kind: "make", count: 3, picture: "/kia.svg" };
    rememberSearch(suggestion);
    expect(JSON.parse(kept.get(KEY) ?? "")).toEqual([{ label: "Kia", search: "make=kia" }]);
  });

  it("is nothing where the storage holds something else or is blocked", () => {
    for (const stored of ['{"not":"a list"}', "broken", '[null,{"label":1,"search":"q=a"}]']) {
      kept.set(KEY, stored);
      expect(readRecentSearches(), stored).toEqual([]);
    }
    vi.stubGlobal("localStorage", undefined);
    rememberSearch({ label: "Kia", search: "make=kia" });
    expect(readRecentSearches()).toEqual([]);
  });
});
