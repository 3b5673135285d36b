import fc from "fast-check";
import { expect, test } from "vitest";
import { degreesAt, frameAfterKey, frameAt } from "./turn-position.ts";

test("A car that is turned however far shows one of its frames", () =>
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (position) => {
      const frame = frameAt(position, 24);
      expect(Number.isInteger(frame) && frame >= 0 && frame < 24).toBe(true);
    }),
  ));

test.each([
  ["ArrowRight", 23, 0],
  ["ArrowLeft", 0, 23],
  ["PageUp", 22, 1],
  ["Home", 7, 0],
  ["End", 7, 23],
  ["a", 7, undefined],
] as const)("%s at frame %d leads to %s", (key, from, to) => expect(frameAfterKey(key, from, 24)).toBe(to));

test("The rear is half way round", () => expect(degreesAt(12, 24)).toBe(180));
