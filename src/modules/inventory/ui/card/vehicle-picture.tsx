import { type CSSProperties, useEffect, useRef, useState } from "react";
import {
  illustrationUrl,
  type IllustratedVehicle,
  type IllustrationAngle,
} from "../../domain/illustration-url.ts";
import { photoAddress, photoSizes } from "../../domain/photo-address.ts";
import { usePhotoPattern } from "./photo-pattern.ts";
import type { CardVehicle } from "./card-text.ts";

/** What a drawing needs, taken from a card or details view. */
export function illustrated(vehicle: CardVehicle): IllustratedVehicle {
  return { ...vehicle, exteriorColor: vehicle.color };
}

/** Address of a photo, or of the drawing where there is none. */
export function pictureUrl(
  vehicle: CardVehicle,
  photo: string | null,
  angle: IllustrationAngle = "front-three-quarter",
): string {
  return photo ?? illustrationUrl(illustrated(vehicle), angle);
}

interface VehiclePictureProps {
  readonly vehicle: CardVehicle;
  /** A photo, or null for the drawing. */
  readonly photo: string | null;
  readonly angle?: IllustrationAngle;
  readonly alt: string;
  /** The first picture of a page is announced in its head. */
  readonly isFirst?: boolean;
  /** Whether it waits until it comes near. */
  readonly loading?: "lazy" | "eager";
  /** How wide it is shown, for photos that come in several sizes. */
  readonly sizes?: string;
  readonly className?: string;
}

/** Of a card: as wide as a phone, else a column. */
export const CARD_SIZES = "(width < 35rem) 100vw, 25rem";

/** The smallest size fills the place until the photo is there, and around one of another shape. */
function blurred(pattern: string | null, photo: string): CSSProperties | undefined {
  if (pattern === null) return undefined;
  const url = photoAddress(pattern, photo, 32).replaceAll('"', "%22");
  return { backgroundImage: `url("${url}")`, backgroundSize: "cover" };
}

/** A photo of the vehicle, replaced by its drawing when there is none or it fails to load (VEH-03, UI-18). */
export function VehiclePicture(props: VehiclePictureProps) {
  const { vehicle, photo, angle, alt, isFirst = false, loading = "lazy", className } = props;
  const pattern = usePhotoPattern();
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    // It may have failed before this page was hydrated, when nobody listened.
    const element = image.current;
    if (photo !== null && element?.complete && element.naturalWidth === 0) setFailed(photo);
  }, [photo]);
  const isPhoto = photo !== null && failed !== photo;
  return (
    <img
      alt={alt}
      data-photo={isPhoto ? "" : undefined}
      className={`aspect-[2000/1504] w-full ${isPhoto ? "object-cover" : "object-contain"} ${className ?? ""}`}
      decoding={isFirst ? undefined : "async"}
      fetchPriority={isFirst ? "high" : undefined}
      height={301}
      loading={isFirst ? undefined : loading}
      onError={isPhoto ? () => setFailed(photo) : undefined}
      ref={image}
      sizes={isPhoto ? (props.sizes ?? CARD_SIZES) : undefined}
      src={isPhoto ? photoAddress(pattern, photo, 768) : pictureUrl(vehicle, null, angle)}
      srcSet={isPhoto ? photoSizes(pattern, photo) : undefined}
      style={isPhoto ? blurred(pattern, photo) : undefined}
      width={400}
    />
  );
}
