import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetRecentlyViewed, readRecentlyViewed, rememberViewed } from "./recently-viewed-store.ts";

describe("vehicles this browser has looked at", () => {
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

  it("are at most eight, the latest first, each once", () => {
    for (let at = 0; at < 12; at += 1) rememberViewed(`car-${at}`);
    rememberViewed("car-9");
    expect(readRecentlyViewed()).toEqual([
      "car-9",
      "car-11",
      "car-10",
      "car-8",
      "car-7",
      "car-6",
      "car-5",
      "car-4",
    ]);
    forgetRecentlyViewed();
    expect(readRecentlyViewed()).toEqual([]);
  });

  it("are none where the storage holds something else or is blocked", () => {
    kept.set("fc.recently-viewed", '{"not":"a list"}');
    expect(readRecentlyViewed()).toEqual([]);
    kept.set("fc.recently-viewed", "broken");
    expect(readRecentlyViewed()).toEqual([]);
    vi.stubGlobal("localStorage", undefined);
    expect(readRecentlyViewed()).toEqual([]);
    rememberViewed("car");
  });
});
