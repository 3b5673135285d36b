import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JourneyView } from "../../domain/journey-view.ts";
import { deadlineOf, laterDeadline, steadyDeadline } from "./journey-clock.ts";

const view = (now: string, expiresAt: string) =>
  ({ now, warnAt: expiresAt, expiresAt }) as unknown as JourneyView;

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

describe("Until when something typed waits", () => {
  it("is counted from the server's answer, whatever this device believes the time is", () => {
    const { endAt } = deadlineOf(view("2031-01-01T00:00:00Z", "2031-01-01T00:15:00Z"));
    expect(endAt - Date.now()).toBe(900_000);
  });

  it("stays the same while answers take longer or shorter", () => {
    const first = deadlineOf(view("2031-01-01T00:00:00Z", "2031-01-01T00:15:00Z"));
    vi.setSystemTime(1_008_700);
    const next = deadlineOf(view("2031-01-01T00:00:08Z", "2031-01-01T00:15:00Z"));
    expect(steadyDeadline(first, next)).toBe(first);
  });

  it("moves when the server renewed it", () => {
    const first = deadlineOf(view("2031-01-01T00:00:00Z", "2031-01-01T00:15:00Z"));
    const renewed = deadlineOf(view("2031-01-01T00:00:00Z", "2031-01-01T00:18:00Z"));
    expect(steadyDeadline(first, renewed)).toBe(renewed);
    expect(steadyDeadline(null, first)).toBe(first);
  });

  it("is moved by typing, but not by every key", () => {
    const first = laterDeadline(null);
    expect([first.warnAt - Date.now(), first.endAt - Date.now()]).toEqual([780_000, 900_000]);
    vi.setSystemTime(1_009_000);
    expect(laterDeadline(first)).toBe(first);
    vi.setSystemTime(1_010_000);
    expect(laterDeadline(first).endAt).toBe(1_910_000);
  });
});
