import { EARTH_RADIUS_MILES } from "../../domain/geo-distance.ts";

/** Point in the drawing of `usa-outline-data.ts`. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export interface MapBox extends MapPoint {
  readonly width: number;
  readonly height: number;
}

const RADIANS = Math.PI / 180;
/** Albers' equal-area projection of the lower 48 states: parallels 29.5 and 45.5, centered on 96 W, 37.5 N. */
const CONE = (Math.sin(29.5 * RADIANS) + Math.sin(45.5 * RADIANS)) / 2;
const BASE = Math.cos(29.5 * RADIANS) ** 2 + 2 * CONE * Math.sin(29.5 * RADIANS);
const SCALE = 2_600;
const MIDDLE = { x: 1_000, y: 640 };
const radius = (latitude: number) => Math.sqrt(BASE - 2 * CONE * Math.sin(latitude * RADIANS)) / CONE;

/** Where a place is drawn; null outside the lower 48 states. */
export function projectPlace(place: {
  readonly latitude: number;
  readonly longitude: number;
}): MapPoint | null {
  const { latitude, longitude } = place;
  if (latitude < 24 || latitude > 50 || longitude < -125.5 || longitude > -66) return null;
  const far = radius(latitude);
  const angle = CONE * (longitude + 96) * RADIANS;
  return {
    x: MIDDLE.x + SCALE * far * Math.sin(angle),
    y: MIDDLE.y - SCALE * (radius(37.5) - far * Math.cos(angle)),
  };
}

/** The whole country. */
const COUNTRY: MapBox = { x: 20, y: 0, width: 1_920, height: 1_220 };
/** A map of one dealership shows about a state. */
const SMALLEST = 480;
export const SHAPE = COUNTRY.width / COUNTRY.height;

/** Length of so many miles on the map. */
export const mapLength = (miles: number): number => (miles / EARTH_RADIUS_MILES) * SCALE;

/**
 * The part of the country that has all points in it with room around them, in the country's own shape.
 * @param smallest how wide it is at least
 */
export function mapBox(points: readonly MapPoint[], smallest = SMALLEST): MapBox {
  if (points.length === 0) return COUNTRY;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const wide = (Math.max(...xs) - Math.min(...xs)) * 1.3;
  const high = (Math.max(...ys) - Math.min(...ys)) * 1.3;
  const width = Math.min(COUNTRY.width, Math.max(wide, high * SHAPE, smallest));
  const height = width / SHAPE;
  const within = (middle: number, size: number, [from, whole]: readonly [number, number]) =>
    Math.min(Math.max(middle - size / 2, from), from + whole - size);
  return {
    x: within((Math.max(...xs) + Math.min(...xs)) / 2, width, [COUNTRY.x, COUNTRY.width]),
    y: within((Math.max(...ys) + Math.min(...ys)) / 2, height, [COUNTRY.y, COUNTRY.height]),
    width,
    height,
  };
}
