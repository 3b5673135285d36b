import { describe, expect, it } from "vitest";
import { checkTransition, requireTransition, type TransitionTable } from "./transition-table.ts";

const door: TransitionTable<"open" | "closed" | "locked"> = {
  name: "door",
  start: ["closed"],
  moves: { open: ["closed"], closed: ["open", "locked"], locked: ["closed"] },
};

describe("A transition table", () => {
  it("allows what it lists", () => {
    expect(checkTransition(door, "closed", "open")).toBe("move");
    expect(requireTransition(door, null, "closed")).toBe(true);
  });

  it("treats a repeat as nothing to do", () => {
    expect(requireTransition(door, "open", "open")).toBe(false);
  });

  it("refuses the rest with the conflict every caller knows", () => {
    expect(checkTransition(door, null, "open")).toBe("refused");
    expect(() => requireTransition(door, "open", "locked")).toThrow("state.transitionNotAllowed");
  });
});
