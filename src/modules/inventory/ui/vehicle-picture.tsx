import { useEffect, useRef, useState } from "react";
import {
  illustrationUrl,
  type IllustratedVehicle,
  type IllustrationAngle,
} from "../domain/illustration/illustration-url.ts";
import type { CardVehicle } from "./card-text.ts";

/** What a drawing needs, taken from a card or details view. */
export function illustrated(vehicle: CardVehicle): IllustratedVehicle {
  return { ...vehicle, exteriorColor: vehicle.color };
}

export interface VehiclePictureProps {
  readonly vehicle: CardVehicle;
  /** A photo, or null for the drawing. */
  readonly photo: string | null;
  readonly angle?: IllustrationAngle;
  readonly alt: string;
  /** The first pictures of a page load at once, the others when they come near. */
  readonly priority?: "first" | "soon" | "later";
  readonly className?: string;
}

/** A photo of the vehicle, replaced by its drawing when there is none or it fails to load (VEH-03, UI-18). */
export function VehiclePicture(props: VehiclePictureProps) {
  const { vehicle, photo, angle = "front-three-quarter", alt, priority = "later", className } = props;
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
      className={`aspect-[2000/1504] w-full ${isPhoto ? "object-cover" : "object-contain"} ${className ?? ""}`}
      decoding={priority === "first" ? undefined : "async"}
      fetchPriority={priority === "first" ? "high" : undefined}
      height={301}
      loading={priority === "later" ? "lazy" : undefined}
      onError={isPhoto ? () => setFailed(photo) : undefined}
      ref={image}
      src={isPhoto ? photo : illustrationUrl(illustrated(vehicle), angle)}
      width={400}
    />
  );
}
