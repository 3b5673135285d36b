import { useRef, useState } from "react";
import { classNames } from "#design-system/class-names.ts";
import { illustrationAngles, type IllustrationAngle } from "../domain/illustration/illustration-url.ts";
import { vehicleTitle, type VehicleDetailsView } from "../domain/vehicle-view.ts";
import { WrittenOnce } from "#platform/browser/written-once.tsx";
import { pictureUrl, VehiclePicture } from "./vehicle-picture.tsx";

interface Picture {
  readonly id: string;
  readonly photo: string | null;
  readonly angle: IllustrationAngle;
  /** @param subject `drawnSubject` of the vehicle */
  readonly alt: (subject: string) => string;
}

const ANGLE_WORDS: Record<IllustrationAngle, string> = {
  "front-three-quarter": "front and side",
  side: "side",
  "rear-three-quarter": "rear and side",
  front: "front",
  rear: "rear",
};

function drawnSubject(vehicle: VehicleDetailsView): string {
  return [vehicle.color?.name, vehicleTitle(vehicle)].filter(Boolean).join(" ");
}

/** Feed photos where there are any, otherwise the drawing from all sides. */
function picturesOf(vehicle: VehicleDetailsView): readonly Picture[] {
  const title = vehicleTitle(vehicle);
  if (vehicle.photos.length === 0) {
    return illustrationAngles.map((angle) => ({
      id: angle,
      photo: null,
      angle,
      alt: (subject) => `Drawing of a ${subject}, ${ANGLE_WORDS[angle]}`,
    }));
  }
  return vehicle.photos.map((photo, index) => ({
    id: photo,
    photo,
    angle: illustrationAngles[index % illustrationAngles.length] ?? "side",
    alt: () => `Photo ${index + 1} of ${vehicle.photos.length} of the ${title}`,
  }));
}

/** A strip that is swiped or scrolled, with thumbnails below; scrolls without JavaScript. */
export function VehicleGallery({ vehicle }: { vehicle: VehicleDetailsView }) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const pictures = picturesOf(vehicle);
  const [first, ...others] = pictures;
  const subject = drawnSubject(vehicle);
  // Many vehicles share their drawings, none its photos.
  const drawings = vehicle.photos.length === 0 ? pictureUrl(vehicle, null) : null;
  const show = (index: number) => {
    const list = strip.current;
    list?.scrollTo({ left: index * list.clientWidth, behavior: "smooth" });
  };
  return (
    <section aria-label="Pictures" className="grid gap-3">
      <ul
        // Scrollable regions need a stop of the keyboard of their own.
        className="flex snap-x snap-mandatory overflow-x-auto rounded-card bg-stage [scrollbar-width:none]"
        onScroll={(event) => {
          const list = event.currentTarget;
          setCurrent(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
        }}
        ref={strip}
        tabIndex={0}
      >
        {first && (
          <li className="w-full shrink-0 snap-center">
            <VehiclePicture
              alt={first.alt(subject)}
              angle={first.angle}
              isFirst
              photo={first.photo}
              vehicle={vehicle}
            />
          </li>
        )}
        <WrittenOnce blank={subject} by={drawings && `drawings ${drawings}`}>
          {(blank) =>
            others.map((picture) => (
              <li className="w-full shrink-0 snap-center" key={picture.id}>
                <VehiclePicture
                  alt={picture.alt(blank)}
                  angle={picture.angle}
                  photo={picture.photo}
                  vehicle={vehicle}
                />
              </li>
            ))
          }
        </WrittenOnce>
      </ul>
      {pictures.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-1 max-md:hidden">
          <WrittenOnce by={drawings && `thumbnails ${drawings}`}>
            {() =>
              pictures.map((picture, index) => (
                <li className="shrink-0" key={picture.id}>
                  <button
                    aria-current={index === current}
                    aria-label={`Show picture ${index + 1}`}
                    className={classNames(
                      "block w-24 overflow-hidden rounded-control border-2 bg-stage",
                      index === current ? "border-ink" : "border-transparent hover:border-line-strong",
                    )}
                    onClick={() => show(index)}
                    type="button"
                  >
                    <VehiclePicture alt="" angle={picture.angle} photo={picture.photo} vehicle={vehicle} />
                  </button>
                </li>
              ))
            }
          </WrittenOnce>
        </ul>
      )}
      <p aria-hidden="true" className="text-center text-small text-ink-muted tabular md:hidden">
        {current + 1} / {pictures.length}
      </p>
    </section>
  );
}
