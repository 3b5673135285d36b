import { expect, it } from "vitest";
import { mapLength } from "#modules/places/ui/map/project-place.ts";
import { isNameAbove, nameGrows, wayOnMap } from "./way-on-map.ts";

const AUSTIN = { latitude: 30.27, longitude: -97.74 };
const ROUND_ROCK = { latitude: 30.51, longitude: -97.68 };
const ALBANY = { latitude: 42.65, longitude: -73.75 };
const HOUSTON = { latitude: 29.76, longitude: -95.37 };
const COLUMBUS = { latitude: 39.96, longitude: -83 };
const ANCHORAGE = { latitude: 61.22, longitude: -149.9 };
const near = { from: AUSTIN, to: ROUND_ROCK, freeMiles: 50 };

it("has both ends of a way in sight, and the whole circle in which delivery is included", () => {
  for (const to of [ROUND_ROCK, HOUSTON]) {
    const { box, from, radius, spots, isWhole } = wayOnMap({ ...near, to }, true)!;
    expect(isWhole).toBe(true);
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

it("shows the dealership and its surroundings to somebody far away, instead of the whole country", () => {
  const { box, from, spots, isWhole, cities } = wayOnMap({ from: ALBANY, to: AUSTIN, freeMiles: 50 }, false)!;
  expect(isWhole).toBe(false);
  expect(box.width).toBeLessThan(mapLength(600));
  expect(spots.from).toEqual({ left: expect.closeTo(50, 0), top: expect.closeTo(50, 0) });
  expect(spots.to.left).toBeLessThan(0);
  expect(from.x).toBeGreaterThan(box.x);
  expect(cities.map(({ name }) => name)).toContain("New York");
});

it("puts no city under the line of the way", () => {
  const way = wayOnMap({ from: COLUMBUS, to: { latitude: 36.16, longitude: -83.9 }, freeMiles: 0 }, false)!;
  const { from, to } = way.spots;
  for (const { name, left, top } of way.cities)
    for (let part = 0; part <= 1; part += 0.02) {
      const x = from.left + (to.left - from.left) * part;
      const y = from.top + (to.top - from.top) * part;
      expect(Math.abs(y - top) < 5 && x > left && x < left + name.length * 2.2, name).toBe(false);
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
  const far = wayOnMap({ from: ALBANY, to: AUSTIN, freeMiles: 50 }, true)!;
  expect(far.cities.length).toBeGreaterThan(2);
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
