import { describe, expect, it } from "vitest";
import { afterFailure, afterSuccess, type FailureCount, lockOf } from "./lockout.ts";

const T = 1_800_000_000_000;
const isLocked = (count: FailureCount | undefined, now: number) => lockOf(count, now).kind !== "open";
const fail = (times: number, gapSeconds = 1): FailureCount => {
  let count: FailureCount | undefined;
  for (let time = 0; time < times; time += 1) count = afterFailure(count, T + time * gapSeconds * 1000);
  return count!;
};

describe("the account lock (AUTH-25)", () => {
  it("is open for four wrong passwords and shuts with the fifth", () => {
    expect(isLocked(undefined, T)).toBe(false);
    expect(isLocked(fail(4), T + 4000)).toBe(false);
    expect(isLocked(fail(5), T + 5000)).toBe(true);
  });

  it("opens 15 minutes later, with a fresh count", () => {
    const locked = fail(5);
    expect(isLocked(locked, locked.lastFailedAt + 899_999)).toBe(true);
    expect(isLocked(locked, locked.lastFailedAt + 900_000)).toBe(false);
    expect(afterFailure(locked, locked.lastFailedAt + 900_000).failures).toBe(1);
  });

  it("does not add up failures that are 15 minutes apart", () => {
    expect(fail(50, 900).lockedUntil).toBeNull();
    expect(fail(5, 899).lockedUntil).not.toBeNull();
  });

  it("says how long it lasts", () => {
    const locked = fail(5);
    expect(lockOf(locked, locked.lastFailedAt + 100_000)).toEqual({ kind: "locked", waitSeconds: 800 });
  });

  it("is for good after a hundred in a row, however slow, until a reset (NIST SP 800-63B-4)", () => {
    const almost = fail(99, 2000);
    expect(lockOf(almost, almost.lastFailedAt + 1_000)).toEqual({ kind: "open" });
    const hundred = fail(100, 2000);
    expect(lockOf(hundred, hundred.lastFailedAt + 365 * 86_400_000)).toEqual({ kind: "reset" });
  });

  it("shuts the rest of the day after eighty in a day, right passwords in between or not", () => {
    let count: FailureCount | undefined;
    let at = T;
    let wrong = 0;
    while (lockOf(count, at).kind === "open" || at - T < 3_600_000 * 12) {
      if (lockOf(count, at).kind !== "open") {
        at += 900_000;
        continue;
      }
      count = afterFailure(count, at);
      wrong += 1;
      if (wrong % 4 === 0) count = afterSuccess(count);
      at += 60_000;
    }
    expect(wrong).toBe(80);
    expect(lockOf(count, T + 86_399_999)).toEqual({ kind: "locked", waitSeconds: 1 });
    expect(lockOf(count, T + 86_400_000)).toEqual({ kind: "open" });
  });
});
