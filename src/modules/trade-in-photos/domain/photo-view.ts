/** What of a car is on a picture, in the order in which it is asked for. */
export const PHOTO_PLACES = ["FRONT", "REAR", "LEFT", "RIGHT", "ODOMETER", "INTERIOR", "OTHER"] as const;
export type PhotoPlace = (typeof PHOTO_PLACES)[number];

/** Pictures of one car. */
export const MOST_PHOTOS = 12;

export interface PhotoView {
  readonly id: string;
  readonly place: PhotoPlace;
  /** ISO instant. */
  readonly addedAt: string;
}

export interface PhotosView {
  readonly photos: readonly PhotoView[];
  readonly most: number;
}
