import { expect, it } from "vitest";
import { isNameAbove, nameGrows, wayOnMap } from "./way-on-map.ts";

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

it("leaves room above and below for the names of the ends, wherever they are, and puts no city under them", () => {
  const places = {
    sacramento: { latitude: 38.58, longitude: -121.49 },
    austin: AUSTIN,
    albany: ALBANY,
    miami: { latitude: 25.76, longitude: -80.19 },
    seattle: { latitude: 47.61, longitude: -122.33 },
    columbus: { latitude: 39.96, longitude: -83 },
  };
  for (const from of Object.values(places)) {
    for (const to of Object.values(places)) {
      if (from === to) continue;
      const { spots, cities } = wayOnMap({ from, to, freeMiles: 50 }, false)!;
      for (const [end, other] of [
        [spots.from, spots.to],
        [spots.to, spots.from],
      ] as const) {
        const isAbove = isNameAbove(end, other);
        expect(isAbove ? end.top : 100 - end.top).toBeGreaterThanOrEqual(18);
        const [left, right] = { right: [-4, 44], left: [-44, 4], both: [-24, 24] }[nameGrows(end)] as [
          number,
          number,
        ];
        for (const city of cities)
          expect(
            Math.abs(city.top - end.top) > 18 || city.left > end.left + right || city.left < end.left + left,
            city.name,
          ).toBe(true);
      }
    }
  }
});

it("is not drawn where an end is not on the map", () => {
  expect(wayOnMap({ ...near, to: ANCHORAGE }, true)).toBeNull();
});
