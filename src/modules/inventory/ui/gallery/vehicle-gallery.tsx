import { useRef, useState, type KeyboardEvent } from "react";
import { classNames } from "#design-system/class-names.ts";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { WrittenOnce } from "#rendering/screens.tsx";
import type { VehicleDetailsView } from "../../domain/vehicle-view.ts";
import { drawnSubject, galleryPictures } from "./gallery-pictures.ts";
import { useGalleryLayers } from "./use-gallery-layers.tsx";
import { pictureUrl, VehiclePicture } from "../card/vehicle-picture.tsx";

interface VehicleGalleryProps {
  readonly vehicle: VehicleDetailsView;
  /** A third party's viewer of this car; null turns the drawing. */
  readonly viewer360Path: string | null;
}

/** A strip that is swiped, scrolled or walked with the arrow keys; scrolls without JavaScript. */
export function VehicleGallery({ vehicle, viewer360Path }: VehicleGalleryProps) {
  const t = useText();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const pictures = galleryPictures(vehicle);
  const layers = useGalleryLayers({ vehicle, pictures, current, viewer360Path });
  const [first, ...others] = pictures;
  const subject = drawnSubject(vehicle);
  // Many vehicles share their drawings, none its photos.
  const drawings = vehicle.photos.length === 0 ? pictureUrl(vehicle, null) : null;
  const show = (index: number) => {
    const list = strip.current;
    const at = Math.min(pictures.length - 1, Math.max(0, index));
    list?.scrollTo({ left: at * list.clientWidth, behavior: "smooth" });
  };
  const walk = (event: KeyboardEvent) => {
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: pictures.length - 1 }[
      event.key
    ];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(target);
  };
  return (
    <section aria-label={t("Pictures")} className="grid gap-3">
      <div className="group/stage relative">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what scrolls is walked by keyboard */}
        <ul
          className="flex snap-x snap-mandatory overflow-x-auto rounded-card bg-stage [scrollbar-width:none]"
          onKeyDown={walk}
          onScroll={(event) => {
            const list = event.currentTarget;
            setCurrent(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
          }}
          ref={strip}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs a stop of the keyboard
          tabIndex={0}
        >
          {first && (
            <li className="w-full shrink-0 snap-center">
              <VehiclePicture
                alt={first.alt(t, subject)}
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
                    alt={picture.alt(t, blank)}
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
          <p aria-hidden="true" className="gallery-count">
            {current + 1} / {pictures.length}
          </p>
        )}
        <WrittenOnce by={`gallery buttons ${layers.has360}`}>
          {() => (
            <div className="gallery-buttons">
              {layers.has360 && (
                <button onClick={layers.openSpin} type="button">
                  <Icon name="turn" size={18} />
                  {t("360° view")}
                </button>
              )}
              <button aria-label={t("View full screen")} onClick={layers.openFull} type="button">
                <Icon name="expand" size={18} />
              </button>
            </div>
          )}
        </WrittenOnce>
      </div>
      {pictures.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-1 max-md:hidden">
          <WrittenOnce by={drawings && `thumbnails ${drawings}`}>
            {() =>
              pictures.map((picture, index) => (
                <li className="shrink-0" key={picture.id}>
                  <button
                    aria-current={index === current}
                    aria-label={t("Show picture {number}", { number: index + 1 })}
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
      {layers.layer}
    </section>
  );
}
