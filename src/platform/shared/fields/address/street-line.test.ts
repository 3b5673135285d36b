import { describe, expect, it } from "vitest";
import { checkStreetLine, isPoBox, NEEDS_STREET } from "./street-line.ts";

describe("the first line of an address (VAL-10, VAL-12)", () => {
  it.each([
    "12 Main Street",
    "4000 Galleria Pkwy",
    "RR 1234, PO Box 123456",
    "RR 12",
    "PO Box 12, RR 34",
    "P.O. Box 77",
  ])("may be %s", (line) => {
    expect(checkStreetLine(line)).toBeUndefined();
  });

  it.each(["Main Street", "12", "RR 1234567", "PO Box 12, RR 1234567"])("may not be %s", (line) => {
    expect(checkStreetLine(line)).toBe(NEEDS_STREET);
  });

  it.each([
    ["PO Box 77", true],
    ["p.o. box 77", true],
    ["Post Office Box 77", true],
    ["RR 12, PO Box 77", false],
    ["PO Box 77, RR 12", false],
    ["77 Boxwood Lane", false],
  ])("%s is a post-office box: %s", (line, expected) => {
    expect(isPoBox(line)).toBe(expected);
  });
});
