import { english } from "#platform/shared/texts/text.ts";
import type { PhotoPlace } from "../domain/photo-view.ts";

export const PLACE_NAMES: Readonly<Record<PhotoPlace, string>> = {
  FRONT: english("Front"),
  REAR: english("Rear"),
  LEFT: english("Driver's side"),
  RIGHT: english("Passenger side"),
  ODOMETER: english("Odometer"),
  INTERIOR: english("Interior"),
  OTHER: english("Something else"),
};
