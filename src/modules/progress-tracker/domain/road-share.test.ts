import { describe, expect, it } from "vitest";
import type { TrackerStep } from "./derive-tracker.ts";
import { minutesOfWork, roadShare } from "./road-share.ts";

const at = (...statuses: TrackerStep["status"][]) => roadShare(statuses.map((status) => ({ status })));

describe("The car on the road of an order", () => {
  it("stands at the first step that is not done", () => {
    expect(at("READY", "NOT_READY")).toBe(0.25);
    expect(at("COMPLETED", "READY")).toBe(0.75);
  });

  it("waits at a step left open, whatever is done behind it", () => {
    expect(at("NEEDS_ATTENTION", "COMPLETED")).toBe(0.25);
  });

  it("is at the end once everything is done", () => {
    expect(at("COMPLETED", "COMPLETED")).toBe(1);
  });
});

describe("The work that is left", () => {
  it("is the sum of what each step still takes", () => {
    expect(minutesOfWork([{ minutesLeft: 0 }, { minutesLeft: 2 }, { minutesLeft: 1 }])).toBe(3);
  });

  it("is nothing once no step takes any", () => {
    expect(minutesOfWork([{ minutesLeft: 0 }])).toBe(0);
  });
});
