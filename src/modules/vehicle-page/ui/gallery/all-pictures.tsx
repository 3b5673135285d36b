import { useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { Icon, type IconName } from "#design-system/icon.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { FULL_ACTIONS } from "./full-layer.tsx";
import { drawnSubject, type GalleryLayersInput } from "./gallery-pictures.ts";
import { VehiclePicture } from "#modules/inventory/ui/card/vehicle-picture.tsx";

const ZOOMED_WIDTH = "min(250%, 332.5dvh)";

/** All pictures: one as large as the window lets it be, the others below it; swiped, walked with the arrow keys, and looked at closely. */
export function AllPictures(props: GalleryLayersInput) {
  const { vehicle, pictures } = props;
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
  return (
    <>
      <div className="full-pictures" data-zoomed={isZoomed ? "" : undefined}>
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
            if (event.target === list)
              setCurrent(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)));
          }}
          ref={strip}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs a stop of the keyboard
          tabIndex={0}
        >
          {pictures.map((picture, index) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut of "Zoom in" below
            <li
              className={`grid size-full shrink-0 touch-pan-x touch-pinch-zoom snap-center overflow-auto ${isZoomed ? "" : "grid-rows-[minmax(0,1fr)]"}`}
              key={picture.id}
              onDoubleClick={() => setIsZoomed(!isZoomed)}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- zoomed, it scrolls
              tabIndex={isZoomed && index === current ? 0 : undefined}
            >
              <div
                className={isZoomed && index === current ? "m-auto" : "min-h-0"}
                style={isZoomed && index === current ? { width: ZOOMED_WIDTH } : undefined}
              >
                <VehiclePicture
                  alt={picture.alt(t, drawnSubject(vehicle))}
                  angle={picture.angle}
                  className={isZoomed && index === current ? "" : "h-full object-contain!"}
                  loading={Math.abs(index - current) < 2 ? "eager" : "lazy"}
                  photo={picture.photo}
                  sizes="100vw"
                  vehicle={vehicle}
                />
              </div>
            </li>
          ))}
        </ul>
        <div className="full-tiles">
          {pictures.map((picture, index) => (
            <button
              aria-current={index === current}
              aria-label={t("Show picture {number}", { number: index + 1 })}
              className="gallery-tile"
              key={picture.id}
              onClick={() => show(index)}
              type="button"
            >
              <VehiclePicture
                alt=""
                angle={picture.angle}
                photo={picture.photo}
                sizes="24rem"
                vehicle={vehicle}
              />
            </button>
          ))}
        </div>
      </div>
      <footer className={FULL_ACTIONS}>
        <Press
          icon="chevron-left"
          isOff={pictures[current - 1] === undefined}
          label={t("Previous picture")}
          onPress={() => show(current - 1)}
        />
        <output className="min-w-16 text-center text-small tabular">
          {t("{number} of {count}", { number: current + 1, count: pictures.length })}
        </output>
        <Press
          icon="chevron-right"
          isOff={pictures[current + 1] === undefined}
          label={t("Next picture")}
          onPress={() => show(current + 1)}
        />
        <Press
          icon={isZoomed ? "minus" : "plus"}
          isPressed={isZoomed}
          label={t("Zoom in")}
          onPress={() => setIsZoomed(!isZoomed)}
        />
      </footer>
    </>
  );
}

interface PressProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly isOff?: boolean;
  readonly isPressed?: boolean;
}

function Press({ icon, label, onPress, isOff, isPressed }: PressProps) {
  return (
    <button
      aria-disabled={isOff}
      aria-label={label}
      aria-pressed={isPressed}
      className="grid size-12 shrink-0 place-items-center rounded-pill bg-surface-raised text-ink shadow-raised aria-disabled:opacity-40"
      onClick={onPress}
      type="button"
    >
      <Icon name={icon} />
    </button>
  );
}
