import { expect, test } from "vitest";
import { isSeen } from "./bring-into-view.ts";

const BAR = 700;

test.each([
  ["between header and button", { top: 120, bottom: 180 }, true],
  ["just above the button", { top: 640, bottom: 700 }, true],
  ["below the button, where the step goes on", { top: 660, bottom: 720 }, false],
  ["under the header", { top: 40, bottom: 100 }, false],
  ["above the screen, where the person has scrolled past it", { top: -900, bottom: -840 }, false],
])("A message %s: seen is %s", (_where, place, isVisible) => {
  expect(isSeen(place, BAR)).toBe(isVisible);
});
