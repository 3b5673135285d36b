import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ALERT_PASSES_AFTER_MS, hideUnwatched, passesBy } from "./alert-bar-passing.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("An alert that only confirms hides after ten seconds (UI-02)", () => {
  const hide = vi.fn();
  hideUnwatched(() => false, hide, ALERT_PASSES_AFTER_MS);
  vi.advanceTimersByTime(9_999);
  expect(hide).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(hide).toHaveBeenCalledOnce();
});

test("It stays for as long again while somebody points at it, and a page that left forgets it", () => {
  const hide = vi.fn();
  let isWatched = true;
  const stop = hideUnwatched(() => isWatched, hide, ALERT_PASSES_AFTER_MS);
  vi.advanceTimersByTime(10_000);
  isWatched = false;
  vi.advanceTimersByTime(9_999);
  expect(hide).not.toHaveBeenCalled();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(hide).not.toHaveBeenCalled();
});

test("Errors, warnings and alerts with a button stay", () => {
  expect(["success", "resent"].map((type) => passesBy(type, false))).toEqual([true, true]);
  expect(["success", "resent"].map((type) => passesBy(type, true))).toEqual([false, false]);
  for (const type of ["expired", "warning", "wrongInput", "internalError", "error"])
    expect(passesBy(type, false), type).toBe(false);
});
