import { expect, test } from "vitest";
import { milesBetween } from "../../domain/geo-distance.ts";
import { mapBox, mapLength, projectPlace } from "./project-place.ts";

const AUSTIN = { latitude: 30.27, longitude: -97.74 };
const ALBANY = { latitude: 42.66, longitude: -73.75 };
const SACRAMENTO = { latitude: 38.58, longitude: -121.49 };

test("west is left of east and north above south", () => {
  const [austin, albany, sacramento] = [AUSTIN, ALBANY, SACRAMENTO].map(projectPlace);
  expect(sacramento?.x).toBeLessThan(austin?.x ?? 0);
  expect(austin?.x).toBeLessThan(albany?.x ?? 0);
  expect(albany?.y).toBeLessThan(austin?.y ?? 0);
});

test("equal distances are equal on the map, wherever they are", () => {
  const length = (longitude: number) => {
    const from = projectPlace({ latitude: 40, longitude });
    const to = projectPlace({ latitude: 41, longitude });
    return Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0));
  };
  expect(length(-120)).toBeCloseTo(length(-75), 5);
});

test("Alaska, Hawaii and Puerto Rico are not on it", () => {
  expect(projectPlace({ latitude: 61.2, longitude: -149.9 })).toBeNull();
  expect(projectPlace({ latitude: 21.3, longitude: -157.8 })).toBeNull();
  expect(projectPlace({ latitude: 18.4, longitude: -66.1 })).toBeNull();
});

test("the box has every dealership in it, never leaves the country, and never shows less than a state", () => {
  const points = [AUSTIN, ALBANY, SACRAMENTO].map((place) => projectPlace(place) ?? { x: 0, y: 0 });
  for (const some of [points, points.slice(0, 1), points.slice(1, 2), points.slice(0, 2), []]) {
    const box = mapBox(some);
    expect(box.width).toBeGreaterThanOrEqual(480);
    expect(box.x).toBeGreaterThanOrEqual(20);
    expect(box.x + box.width).toBeLessThanOrEqual(1_940);
    for (const { x, y } of some) {
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.height);
    }
  }
});

test("a map of a way may be smaller than a state", () => {
  const box = mapBox([projectPlace(AUSTIN) ?? { x: 0, y: 0 }], 120);
  expect(box.width).toBe(120);
});

test("so many miles are as long on the map as the places that far apart are from each other", () => {
  const [austin, houston] = [AUSTIN, { latitude: 29.76, longitude: -95.37 }];
  const [from, to] = [projectPlace(austin), projectPlace(houston)];
  const drawn = Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0));
  expect(drawn / mapLength(milesBetween(austin, houston))).toBeCloseTo(1, 1);
});
