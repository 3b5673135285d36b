import { useRef, useState, type KeyboardEvent } from "react";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { WrittenOnce } from "#rendering/screens.tsx";
import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { expectAllPictures } from "./gallery-dialog.tsx";
import { drawnSubject, galleryPictures } from "./gallery-pictures.ts";
import { useGalleryLayers } from "./use-gallery-layers.tsx";
import { pictureUrl, VehiclePicture } from "#modules/inventory/ui/card/vehicle-picture.tsx";

const STAGE_SIZES = "(width < 48rem) 100vw, 60vw";
/** Smaller pictures below the large one on wide screens. */
const TILES = 4;

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
  const [isWalked, setIsWalked] = useState(false);
  const pictures = galleryPictures(vehicle);
  const layers = useGalleryLayers({ vehicle, pictures, current, viewer360Path });
  const [first, ...others] = pictures;
  const subject = drawnSubject(vehicle);
  // Many vehicles share their drawings, none its photos.
  const drawings = vehicle.photos.length === 0 ? pictureUrl(vehicle, null) : null;
  // Without the retailer's viewer it is the drawing that turns, and never called the car.
  const turns = viewer360Path === null;
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
    // Said before the tiles come: a document that arrives in pieces lays nothing out anew with them.
    <section aria-label={t("Pictures")} className="gallery" data-tiles={pictures.length > 1 ? "" : undefined}>
      <div className="gallery-stage">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what scrolls is walked by keyboard */}
        <ul
          className="gallery-strip"
          data-walked={isWalked ? "" : undefined}
          onKeyDown={walk}
          onScroll={(event) => {
            const list = event.currentTarget;
            setIsWalked(true);
            setCurrent(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
          }}
          ref={strip}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs a stop of the keyboard
          tabIndex={0}
        >
          {first && (
            <li>
              <VehiclePicture
                alt={first.alt(t, subject)}
                angle={first.angle}
                isFirst
                photo={first.photo}
                sizes={STAGE_SIZES}
                vehicle={vehicle}
              />
            </li>
          )}
          <WrittenOnce blank={subject} by={drawings && `drawings ${drawings}`}>
            {(blank) =>
              others.map((picture) => (
                <li key={picture.id}>
                  <VehiclePicture
                    alt={picture.alt(t, blank)}
                    angle={picture.angle}
                    photo={picture.photo}
                    sizes={STAGE_SIZES}
                    vehicle={vehicle}
                  />
                </li>
              ))
            }
          </WrittenOnce>
        </ul>
        {drawings !== null && (
          <small className="drawn-note">{t("Illustration, not a photo of this car")}</small>
        )}
        <WrittenOnce by="gallery steps">
          {() => (
            <>
              <button
                aria-label={t("Previous picture")}
                className="gallery-step left-3"
                onClick={() => show(current - 1)}
                type="button"
              >
                <Icon name="chevron-left" />
              </button>
              <button
                aria-label={t("Next picture")}
                className="gallery-step right-3"
                onClick={() => show(current + 1)}
                type="button"
              >
                <Icon name="chevron-right" />
              </button>
            </>
          )}
        </WrittenOnce>
      </div>
      <div className="gallery-line">
        <p aria-hidden="true" className="gallery-count">
          {current + 1} / {pictures.length}
        </p>
        <WrittenOnce by={`gallery buttons ${layers.has360} ${turns}`}>
          {() => (
            <div className="gallery-buttons">
              {layers.has360 && (
                <button onClick={layers.openSpin} type="button">
                  <Icon name="turn" size={18} />
                  {turns ? t("Rotate illustration") : t("360° view")}
                </button>
              )}
              <button
                aria-label={t("View full screen")}
                onClick={layers.openFull}
                onFocus={expectAllPictures}
                onPointerEnter={expectAllPictures}
                type="button"
              >
                <Icon name="expand" size={18} />
              </button>
            </div>
          )}
        </WrittenOnce>
      </div>
      {pictures.length > 1 && (
        <ul className="gallery-tiles">
          <WrittenOnce by={drawings && `thumbnails ${drawings}`}>
            {() =>
              pictures.slice(1, TILES + 1).map((picture, at) => (
                <li key={picture.id}>
                  <button
                    aria-current={at + 1 === current}
                    aria-label={t("Show picture {number}", { number: at + 2 })}
                    className="gallery-tile"
                    onClick={() => show(at + 1)}
                    type="button"
                  >
                    <VehiclePicture
                      alt=""
                      angle={picture.angle}
                      photo={picture.photo}
                      sizes="12rem"
                      vehicle={vehicle}
                    />
                  </button>
                </li>
              ))
            }
          </WrittenOnce>
        </ul>
      )}
      {pictures.length > TILES + 1 && (
        <button
          className="gallery-all"
          onClick={layers.openFull}
          onFocus={expectAllPictures}
          onPointerEnter={expectAllPictures}
          type="button"
        >
          {t("See all {count} photos", { count: pictures.length })}
        </button>
      )}
      {layers.layer}
    </section>
  );
}
