import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pause } from "./pause.ts";

describe("A pause", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const waiting = (signal: AbortSignal) => {
    let isOver = false;
    void pause(1_000, signal).then(() => (isOver = true));
    return async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return isOver;
    };
  };

  it("is as long as it says", async () => {
    const after = waiting(new AbortController().signal);
    expect(await after(999)).toBe(false);
    expect(await after(1)).toBe(true);
  });

  it("ends at once when nobody wants anything anymore, and leaves no timer", async () => {
    const abort = new AbortController();
    const after = waiting(abort.signal);
    expect(await after(10)).toBe(false);
    abort.abort();
    expect(await after(0)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    expect(await waiting(abort.signal)(0)).toBe(true);
  });
});
