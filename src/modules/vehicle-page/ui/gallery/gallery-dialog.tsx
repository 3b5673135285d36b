import { useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { Icon } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { vehicleTitle } from "#modules/inventory/domain/vehicle-view.ts";
import { FullLayer } from "./full-layer.tsx";
import { drawnSubject, type GalleryLayersInput } from "./gallery-pictures.ts";
import { VehiclePicture } from "#modules/inventory/ui/card/vehicle-picture.tsx";

const ZOOMED = 2.5;

/** All pictures as large as the window: swiped, walked with the arrow keys, and looked at closely. */
export function GalleryDialog(props: GalleryLayersInput & { readonly onClose: () => void }) {
  const { vehicle, pictures, onClose } = props;
  const t = useText();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(props.current);
  const [isZoomed, setIsZoomed] = useState(false);
  useLayoutEffect(() => {
    const list = strip.current;
    list?.scrollTo({ left: props.current * list.clientWidth, behavior: "instant" });
    list?.focus();
    // Where it opens; later the strip itself says where it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const show = (index: number) => {
    const list = strip.current;
    const at = Math.min(pictures.length - 1, Math.max(0, index));
    setIsZoomed(false);
    list?.scrollTo({ left: at * list.clientWidth, behavior: "smooth" });
  };
  const walk = (event: KeyboardEvent) => {
    const keys: Record<string, () => void> = {
      "+": () => setIsZoomed(true),
      "-": () => setIsZoomed(false),
      // While zoomed the arrows move within the picture.
      ...(!isZoomed && {
        ArrowLeft: () => show(current - 1),
        ArrowRight: () => show(current + 1),
        Home: () => show(0),
        End: () => show(pictures.length - 1),
      }),
    };
    const act = keys[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
  const step = (name: "chevron-left" | "chevron-right", by: -1 | 1) => (
    <button
      aria-label={by < 0 ? t("Previous picture") : t("Next picture")}
      className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface-sunken aria-disabled:opacity-40"
      aria-disabled={pictures[current + by] === undefined}
      onClick={() => show(current + by)}
      type="button"
    >
      <Icon name={name} />
    </button>
  );
  return (
    <FullLayer
      actions={
        <>
          <button
            aria-label={t("Zoom in")}
            aria-pressed={isZoomed}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface-sunken"
            onClick={() => setIsZoomed(!isZoomed)}
            type="button"
          >
            <Icon name={isZoomed ? "minus" : "plus"} />
          </button>
          {step("chevron-left", -1)}
          <output className="text-small tabular">
            {t("{number} of {count}", { number: current + 1, count: pictures.length })}
          </output>
          {step("chevron-right", 1)}
        </>
      }
      onClose={onClose}
      title={vehicleTitle(vehicle)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what scrolls is walked by keyboard */}
      <ul
        aria-label={t("Pictures")}
        className={
          isZoomed
            ? "flex overflow-hidden -outline-offset-4"
            : "flex snap-x snap-mandatory overflow-x-auto overflow-y-hidden -outline-offset-4 [scrollbar-width:none]"
        }
        onKeyDown={walk}
        onScroll={(event) => {
          const list = event.currentTarget;
          if (event.target === list) setCurrent(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
        }}
        ref={strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs a stop of the keyboard
        tabIndex={0}
      >
        {pictures.map((picture, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut of "Zoom in" above
          <li
            className="grid size-full shrink-0 touch-pan-x touch-pinch-zoom snap-center overflow-auto"
            key={picture.id}
            onDoubleClick={() => setIsZoomed(!isZoomed)}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- zoomed, it scrolls
            tabIndex={isZoomed && index === current ? 0 : undefined}
          >
            <div
              className="m-auto"
              style={{
                width: `min(${isZoomed && index === current ? ZOOMED * 100 : 100}%, 133dvh * ${ZOOMED})`,
              }}
            >
              <VehiclePicture
                alt={picture.alt(t, drawnSubject(vehicle))}
                angle={picture.angle}
                className={
                  isZoomed && index === current
                    ? ""
                    : "max-h-[calc(100dvh-4rem)] max-sm:max-h-[calc(100dvh-7rem)]"
                }
                loading={Math.abs(index - current) < 2 ? "eager" : "lazy"}
                photo={picture.photo}
                sizes="100vw"
                vehicle={vehicle}
              />
            </div>
          </li>
        ))}
      </ul>
    </FullLayer>
  );
}
