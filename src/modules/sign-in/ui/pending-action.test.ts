import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rememberAction, takeAction } from "./pending-action.ts";

const kept = new Map<string, string>();
const browser: { sessionStorage?: unknown } = {};
const page = { pathname: "/vehicles/KEY", search: "?from=search" };

function goTo(location: { pathname: string; search: string }): void {
  vi.stubGlobal("window", { ...browser, location });
}

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  browser.sessionStorage = sessionStorage;
  goTo(page);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what somebody wanted to do before signing in (ROLE-03)", () => {
  it("is done once, on the page where it began", () => {
    rememberAction({ kind: "save", key: "KEY" });
    expect(takeAction("save")).toBe("KEY");
    expect(takeAction("save")).toBeUndefined();
  });

  it("waits for its own page and its own kind", () => {
    rememberAction({ kind: "save", key: "KEY" });
    expect(takeAction("buy")).toBeUndefined();
    goTo({ pathname: "/deals", search: "" });
    expect(takeAction("save")).toBeUndefined();
    goTo(page);
    expect(takeAction("save")).toBe("KEY");
  });

  it("is forgotten after half an hour", () => {
    rememberAction({ kind: "save", key: "KEY" });
    vi.advanceTimersByTime(30 * 60_000);
    expect(takeAction("save")).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it.each(["", "null", "[]", "{", '{"kind":"save"}', '{"kind":"save","key":1,"address":"/","until":"x"}'])(
    "is nothing when %j was stored",
    (stored) => {
      kept.set("fc.pending-action", stored);
      expect(takeAction("save")).toBeUndefined();
    },
  );

  it("is nothing where the browser keeps no storage", () => {
    vi.stubGlobal("window", {
      location: page,
      get sessionStorage(): Storage {
        throw new DOMException("blocked", "SecurityError");
      },
    });
    rememberAction({ kind: "save", key: "KEY" });
    expect(takeAction("save")).toBeUndefined();
  });
});
