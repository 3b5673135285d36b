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
  /** The other end may lie outside of the drawing: `isWhole` says so. */
  readonly spots: { readonly from: Spot; readonly to: Spot };
  readonly isWhole: boolean;
  readonly cities: readonly NamedSpot[];
}

/** So much of the country is in sight around a short way. */
const SMALLEST_MILES = 240;
/** A longer way would be a map of half the country, on which nobody finds a dealership. */
const WHOLE_WAY_MILES = 300;
/** What is in sight around the dealership then: enough for cities that people know. */
const AROUND_DEALERSHIP_MILES = 560;
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

/**
 * The way as it is drawn; null where a place is outside the lower 48 states. A long one leaves the drawing towards the
 * buyer: what somebody from far away wants to see is where the dealership is.
 */
export function wayOnMap({ from, to, freeMiles }: Way, isDelivery: boolean): WayOnMap | null {
  const [start, end] = [projectPlace(from), projectPlace(to)];
  if (start === null || end === null) return null;
  const hasCircle = isDelivery && freeMiles > 0 && freeMiles <= WIDEST_CIRCLE_MILES;
  const radius = hasCircle ? mapLength(freeMiles) : null;
  const aroundCircle = (radius ?? 0) * 2 * AROUND * SHAPE;
  const isWhole = Math.hypot(end.x - start.x, end.y - start.y) <= mapLength(WHOLE_WAY_MILES);
  const withNames = (Math.abs(end.y - start.y) / (1 - (2 * ROOM_FOR_NAME) / 100)) * SHAPE;
  const [miles, room] = isWhole ? [SMALLEST_MILES, withNames] : [AROUND_DEALERSHIP_MILES, 0];
  const smallest = Math.max(mapLength(miles), aroundCircle, room);
  const box = mapBox(isWhole ? [start, end] : [start], smallest);
  const spots = { from: spotOf(start, box), to: spotOf(end, box) };
  const cities = citiesIn(box, spots, isWhole ? [spots.from, spots.to] : [spots.from]);
  return { box, from: start, to: end, radius, spots, isWhole, cities };
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

/** Half of the height of a city's name, in percent of a phone's map. */
const HALF_A_LINE = 6;
const STEPS = 100;

/** Whether the line of the way runs through a name that begins at a spot. */
function isCrossed({ left, top }: Spot, right: number, { from, to }: WayOnMap["spots"]): boolean {
  for (let step = 0; step <= STEPS; step += 1) {
    const part = step / STEPS;
    const x = from.left + (to.left - from.left) * part;
    const y = from.top + (to.top - from.top) * part;
    if (x > left - 2 && x < right && Math.abs(y - top) < HALF_A_LINE) return true;
  }
  return false;
}

/** Cities whose names cover neither each other nor the way and its ends. */
function citiesIn(box: MapBox, way: WayOnMap["spots"], ends: readonly Spot[]): readonly NamedSpot[] {
  const shown: NamedSpot[] = [];
  for (const [name, latitude, longitude] of CITIES) {
    const point = projectPlace({ latitude, longitude });
    if (point === null) continue;
    const spot = { name, ...spotOf(point, box) };
    const right = spot.left + 3 + name.length * LETTER;
    const isInside = spot.left > 3 && right < 98 && spot.top > 6 && spot.top < 94;
    const isFree =
      !isCrossed(spot, right, way) &&
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
