import { expect, test } from "vitest";
import { CITIES } from "./cities-data.ts";
import { projectPlace } from "./project-place.ts";
import { USA_LAND } from "./usa-outline-data.ts";

/** The coasts as corners of closed shapes; steps of the path are relative, and each shape begins anew. */
function shapes(path: string): { x: number; y: number }[][] {
  return path
    .split("z")
    .filter((part) => part !== "")
    .map((part) => {
      const [first = "", rest = ""] = part.slice(1).split("l");
      const numbersOf = (text: string) => (text.match(/-?\d+/gu) ?? []).map(Number);
      const [x = 0, y = 0] = numbersOf(first);
      const corners = [{ x, y }];
      const steps = numbersOf(rest);
      for (let at = 0; at < steps.length; at += 2) {
        const last = corners.at(-1)!;
        corners.push({ x: last.x + (steps[at] ?? 0), y: last.y + (steps[at + 1] ?? 0) });
      }
      return corners;
    });
}

const LAND = shapes(USA_LAND);

/** How far a place is from the nearest corner of a coast or border. */
function fromEdge({ x, y }: { x: number; y: number }): number {
  return Math.min(...LAND.flat().map((corner) => Math.hypot(corner.x - x, corner.y - y)));
}

function isInside({ x, y }: { x: number; y: number }): boolean {
  return LAND.some((corners) => {
    let inside = false;
    for (const [at, a] of corners.entries()) {
      const b = corners[(at + 1) % corners.length]!;
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    }
    return inside;
  });
}

test.each(CITIES)("%s stands on land, or at most 12 miles off a coast that is drawn roughly", (...city) => {
  const [, latitude, longitude] = city;
  const point = projectPlace({ latitude, longitude });
  expect(point).not.toBeNull();
  if (point !== null && !isInside(point)) expect(fromEdge(point)).toBeLessThan(8);
});
