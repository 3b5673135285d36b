import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TYPING_PAUSE_MS } from "#platform/browser/forms/typing-pause.ts";
import { settleAddress, writeAfterPause } from "./chosen-address.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("An address is written once, after a pause", () => {
  const write = vi.fn();
  writeAfterPause(write);
  vi.advanceTimersByTime(TYPING_PAUSE_MS - 1);
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(TYPING_PAUSE_MS);
  settleAddress();
  expect(write).toHaveBeenCalledTimes(1);
});

test("Whoever needs the address within the pause has it at once, and it isn't written again", () => {
  const write = vi.fn();
  writeAfterPause(write);
  settleAddress();
  expect(write).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * TYPING_PAUSE_MS);
  expect(write).toHaveBeenCalledTimes(1);
});

test("What was chosen before, or on a page that was left, is not written", () => {
  const [before, now, left] = [vi.fn(), vi.fn(), vi.fn()];
  writeAfterPause(before)();
  writeAfterPause(now);
  settleAddress();
  writeAfterPause(left)();
  settleAddress();
  vi.advanceTimersByTime(2 * TYPING_PAUSE_MS);
  expect([before, now, left].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
});
