import { expect, it } from "vitest";
import { wayOnMap } from "./way-on-map.ts";

const AUSTIN = { latitude: 30.27, longitude: -97.74 };
const ROUND_ROCK = { latitude: 30.51, longitude: -97.68 };
const ALBANY = { latitude: 42.65, longitude: -73.75 };
const ANCHORAGE = { latitude: 61.22, longitude: -149.9 };
const near = { from: AUSTIN, to: ROUND_ROCK, freeMiles: 50 };

it("has both ends in sight, and the whole circle in which delivery is included", () => {
  for (const to of [ROUND_ROCK, ALBANY]) {
    const { box, from, radius, spots } = wayOnMap({ ...near, to }, true)!;
    for (const { left, top } of [spots.from, spots.to]) {
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(100);
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(100);
    }
    expect(from.y - radius!).toBeGreaterThan(box.y);
    expect(from.y + radius!).toBeLessThan(box.y + box.height);
  }
});

it("draws no circle for a pickup, where none is free, or where it would hide the way", () => {
  expect(wayOnMap(near, false)?.radius).toBeNull();
  expect(wayOnMap({ ...near, freeMiles: 0 }, true)?.radius).toBeNull();
  expect(wayOnMap({ ...near, freeMiles: 900 }, true)?.radius).toBeNull();
});

it("names cities around a short way, none of them across an end of it or across each other", () => {
  const { cities, spots } = wayOnMap(near, true)!;
  expect(cities.map(({ name }) => name)).toContain("San Antonio");
  expect(cities.map(({ name }) => name)).not.toContain("Austin");
  const far = wayOnMap({ ...near, to: ALBANY }, true)!;
  expect(far.cities.length).toBeGreaterThan(5);
  for (const [at, { left, top, name }] of far.cities.entries())
    for (const other of far.cities.slice(at + 1))
      expect(
        Math.abs(other.top - top) > 9 || Math.abs(other.left - left) > 10,
        `${name} and ${other.name}`,
      ).toBe(true);
  expect(spots.to.top).toBeLessThan(spots.from.top);
});

it("is not drawn where an end is not on the map", () => {
  expect(wayOnMap({ ...near, to: ANCHORAGE }, true)).toBeNull();
});
