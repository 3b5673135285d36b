/** A place on earth in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

export const EARTH_RADIUS_MILES = 3958.7613;
const RADIANS = Math.PI / 180;

/** Great-circle distance in miles (haversine). */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const latitudes = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2) ** 2;
  const longitudes = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2) ** 2;
  const along = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * longitudes;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(latitudes + along)));
}
