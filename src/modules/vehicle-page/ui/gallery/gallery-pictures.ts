import { english, type Text } from "#platform/shared/texts/text.ts";
import { illustrationAngles, type IllustrationAngle } from "#modules/inventory/domain/illustration-url.ts";
import { viewWords } from "../condition/view-words.ts";
import { vehicleTitle, type VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";

/** One picture of a gallery. */
interface GalleryPicture {
  readonly id: string;
  /** Null for the drawing from `angle`. */
  readonly photo: string | null;
  readonly angle: IllustrationAngle;
  /** @param subject `drawnSubject` of the vehicle */
  readonly alt: (t: Text, subject: string) => string;
}

/** What full screen and 360-degree view need of the gallery. */
export interface GalleryLayersInput {
  readonly vehicle: VehicleDetailsView;
  readonly pictures: readonly GalleryPicture[];
  readonly current: number;
  readonly viewer360Path: string | null;
}

const DRAWINGS: Record<IllustrationAngle, string> = {
  "front-three-quarter": english("Drawing of a {subject}, front and side"),
  side: english("Drawing of a {subject}, side"),
  "rear-three-quarter": english("Drawing of a {subject}, rear and side"),
  front: english("Drawing of a {subject}, front"),
  rear: english("Drawing of a {subject}, rear"),
};

/** What a drawing shows: paint and car. */
export function drawnSubject(vehicle: VehicleDetailsView): string {
  return [vehicle.color?.name, vehicleTitle(vehicle)].filter(Boolean).join(" ");
}

/** Feed photos with the interior and odometer of the inspection where there are any, otherwise the drawing from all sides. */
export function galleryPictures(vehicle: VehicleDetailsView): readonly GalleryPicture[] {
  const title = vehicleTitle(vehicle);
  if (vehicle.photos.length === 0) {
    return illustrationAngles.map((angle) => ({
      id: angle,
      photo: null,
      angle,
      alt: (t, subject) => t(DRAWINGS[angle], { subject }),
    }));
  }
  const inspection = vehicle.conditionReport?.pictures ?? [];
  const count = vehicle.photos.length + inspection.length;
  const photos = vehicle.photos.map((photo, index): GalleryPicture => ({
    id: photo,
    photo,
    angle: illustrationAngles[index % illustrationAngles.length] ?? "side",
    alt: (t) =>
      t("Photo {number} of {count} of the {title}", {
        number: index + 1,
        count,
        title,
      }),
  }));
  return [
    ...photos,
    ...inspection.map(({ view, photo }): GalleryPicture => ({
      id: photo,
      photo,
      angle: "side",
      alt: (t) => t("Photo from the inspection: {view}", { view: viewWords(t, view) }),
    })),
  ];
}
