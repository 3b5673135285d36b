import { describe, expect, it } from "vitest";
import { afterFailure, type FailureCount, lockOf } from "./lockout.ts";

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
    const almost = fail(99, 900);
    expect(lockOf(almost, almost.lastFailedAt + 1_000)).toEqual({ kind: "open" });
    const hundred = fail(100, 900);
    expect(lockOf(hundred, hundred.lastFailedAt + 365 * 86_400_000)).toEqual({ kind: "reset" });
  });
});
