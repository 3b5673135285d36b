export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in miles, as delivery fees count it (OP-44). */
export function straightLineMiles(from: Point, to: Point): number {
  const half = (delta: number): number => Math.sin(radians(delta) / 2) ** 2;
  const angle =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(to.longitude - from.longitude);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, angle)));
}
