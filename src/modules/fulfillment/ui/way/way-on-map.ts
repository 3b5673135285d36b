import { CITIES } from "#modules/places/ui/map/cities-data.ts";
import {
  type MapBox,
  mapBox,
  mapLength,
  type MapPoint,
  projectPlace,
  SHAPE,
} from "#modules/places/ui/map/project-place.ts";
import type { Way } from "../fulfillment-view.ts";

/** A place in percent of the drawing's width and height. */
export interface Spot {
  readonly left: number;
  readonly top: number;
}

interface NamedSpot extends Spot {
  readonly name: string;
}

export interface WayOnMap {
  readonly box: MapBox;
  readonly from: MapPoint;
  readonly to: MapPoint;
  /** Of the circle in which delivery is included; null where none is drawn. */
  readonly radius: number | null;
  readonly spots: { readonly from: Spot; readonly to: Spot };
  readonly cities: readonly NamedSpot[];
}

/** So much of the country is in sight around a short way. */
const SMALLEST_MILES = 240;
/** A wider circle would leave the way itself too small. */
const WIDEST_CIRCLE_MILES = 150;
/** Room around the circle. */
const AROUND = 1.2;
/** Of the height: the ends of a long way leave as much above and below them for their names. */
const ROOM_FOR_NAME = 20;
/** Of the width: the longest name of an end. */
const LONGEST_NAME = 50;
/** What a letter of a city's name takes of the width of a phone's map, in percent. */
const LETTER = 2.2;

/** The way as it is drawn; null where a place is outside the lower 48 states. */
export function wayOnMap({ from, to, freeMiles }: Way, isDelivery: boolean): WayOnMap | null {
  const [start, end] = [projectPlace(from), projectPlace(to)];
  if (start === null || end === null) return null;
  const hasCircle = isDelivery && freeMiles > 0 && freeMiles <= WIDEST_CIRCLE_MILES;
  const radius = hasCircle ? mapLength(freeMiles) : null;
  const aroundCircle = (radius ?? 0) * 2 * AROUND * SHAPE;
  const withNames = (Math.abs(end.y - start.y) / (1 - (2 * ROOM_FOR_NAME) / 100)) * SHAPE;
  const box = mapBox([start, end], Math.max(mapLength(SMALLEST_MILES), aroundCircle, withNames));
  const spots = { from: spotOf(start, box), to: spotOf(end, box) };
  return { box, from: start, to: end, radius, spots, cities: citiesIn(box, [spots.from, spots.to]) };
}

const spotOf = ({ x, y }: MapPoint, box: MapBox): Spot => ({
  left: ((x - box.x) / box.width) * 100,
  top: ((y - box.y) / box.height) * 100,
});

/** The two names point away from each other, but never out of the map. */
export function isNameAbove(spot: Spot, other: Spot): boolean {
  if (spot.top < ROOM_FOR_NAME - 1) return false;
  if (spot.top > 101 - ROOM_FOR_NAME) return true;
  return spot.top < other.top;
}

/** Where the name of an end begins beside its spot; near an edge it grows inward. */
export function nameGrows({ left }: Spot): "right" | "left" | "both" {
  return left < 30 ? "right" : left > 70 ? "left" : "both";
}

/** What the name of an end may cover from left to right. */
function nameSpan(spot: Spot): readonly [from: number, to: number] {
  const grows = nameGrows(spot);
  const half = LONGEST_NAME / 2;
  if (grows === "both") return [spot.left - half, spot.left + half];
  return grows === "right"
    ? [spot.left - 6, spot.left + LONGEST_NAME]
    : [spot.left - LONGEST_NAME, spot.left + 6];
}

/** Cities whose names cover neither each other nor the ends of the way. */
function citiesIn(box: MapBox, ends: readonly Spot[]): readonly NamedSpot[] {
  const shown: NamedSpot[] = [];
  for (const [name, latitude, longitude] of CITIES) {
    const point = projectPlace({ latitude, longitude });
    if (point === null) continue;
    const spot = { name, ...spotOf(point, box) };
    const right = spot.left + 3 + name.length * LETTER;
    const isInside = spot.left > 3 && right < 98 && spot.top > 6 && spot.top < 94;
    const isFree =
      ends.every((end) => {
        const [from, to] = nameSpan(end);
        return Math.abs(end.top - spot.top) > 18 || from > right || to < spot.left;
      }) &&
      shown.every(
        (other) =>
          Math.abs(other.top - spot.top) > 9 ||
          other.left > right ||
          other.left + 3 + other.name.length * LETTER < spot.left,
      );
    if (isInside && isFree) shown.push(spot);
  }
  return shown;
}
