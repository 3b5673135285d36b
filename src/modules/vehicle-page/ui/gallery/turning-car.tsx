import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from "react";
import { Button } from "#design-system/plain-button.tsx";
import { Icon } from "#design-system/icon.tsx";
import { Spinner } from "#design-system/spinner.tsx";
import { useText } from "#platform/browser/texts/texts.tsx";
import { FULL_TURN, illustrationUrl, TURN_FRAMES } from "#modules/inventory/domain/illustration-url.ts";
import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { drawnSubject } from "./gallery-pictures.ts";
import { degreesAt, frameAfterKey, frameAt, PIXELS_A_FRAME } from "./turn-position.ts";
import { illustrated } from "#modules/inventory/ui/card/vehicle-picture.tsx";

const COUNT = FULL_TURN.length;
/** Three quarters from the front, as the gallery begins. */
const START = 3;
const TURN_EVERY_MS = 140;

interface TurningCarProps {
  readonly vehicle: VehicleDetailsView;
  readonly onUnavailable: () => void;
}

/** Our drawing, turned by dragging, by the arrow keys, by two buttons, or by itself for whoever wants that. */
export function TurningCar({ vehicle, onUnavailable }: TurningCarProps) {
  const t = useText();
  const isReady = useFrames(vehicle, onUnavailable);
  const [position, setPosition] = useState(START);
  const [turnsItself, setTurnsItself] = useState(false);
  const drag = useRef<{ x: number; from: number } | null>(null);
  useEffect(() => {
    if (!turnsItself) return undefined;
    const timer = setInterval(() => setPosition((now) => now + 1), TURN_EVERY_MS);
    return () => clearInterval(timer);
  }, [turnsItself]);
  const frame = frameAt(position, COUNT);
  const { frame: drawing, isMirrored } = FULL_TURN[frame] ?? { frame: "turn0" as const, isMirrored: false };
  const turn = (to: number) => {
    setTurnsItself(false);
    setPosition(to);
  };
  const move = (event: PointerEvent) => {
    if (drag.current === null) return;
    turn(drag.current.from + (event.clientX - drag.current.x) / PIXELS_A_FRAME);
  };
  if (!isReady) {
    return (
      <div className="grid place-items-center">
        <Spinner />
      </div>
    );
  }
  return (
    <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto_auto] gap-3 p-4">
      <div
        aria-label={t("Rotate the car")}
        aria-valuemax={degreesAt(COUNT - 1, COUNT)}
        aria-valuemin={0}
        aria-valuenow={degreesAt(frame, COUNT)}
        aria-valuetext={t("{degrees} degrees", { degrees: degreesAt(frame, COUNT) })}
        className="relative min-h-0 cursor-grab touch-pan-y rounded-card select-none active:cursor-grabbing"
        onKeyDown={(event) => {
          const to = frameAfterKey(event.key, frame, COUNT);
          if (to === undefined) return;
          event.preventDefault();
          turn(to);
        }}
        onPointerCancel={() => (drag.current = null)}
        onPointerDown={(event) => {
          drag.current = { x: event.clientX, from: position };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={move}
        onPointerUp={() => (drag.current = null)}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture itself is what is dragged
        role="slider"
        tabIndex={0}
      >
        <img
          alt={t("Drawing of a {subject}", { subject: drawnSubject(vehicle) })}
          className={`absolute inset-0 size-full object-contain ${isMirrored ? "-scale-x-100" : ""}`}
          draggable={false}
          height={1504}
          src={illustrationUrl(illustrated(vehicle), drawing)}
          width={2000}
        />
      </div>
      <Views frame={frame} onChoose={turn} vehicle={vehicle} />
      <div className="flex flex-wrap items-center justify-center gap-3">
        <Button aria-label={t("Rotate left")} look="secondary" onClick={() => turn(Math.round(position) - 1)}>
          <Icon name="chevron-left" />
        </Button>
        <Button aria-pressed={turnsItself} look="secondary" onClick={() => setTurnsItself(!turnsItself)}>
          {turnsItself ? t("Pause") : t("Auto-rotate")}
        </Button>
        <Button
          aria-label={t("Rotate right")}
          look="secondary"
          onClick={() => turn(Math.round(position) + 1)}
        >
          <Icon name="chevron-right" />
        </Button>
      </div>
    </div>
  );
}

/** Every so many frames one is shown by itself. */
const VIEW_EVERY = COUNT / 8;

/** The car from eight sides, each one press away; on a low screen the car itself needs the room. */
function Views(props: {
  readonly vehicle: VehicleDetailsView;
  readonly frame: number;
  readonly onChoose: (frame: number) => void;
}) {
  const t = useText();
  const views = FULL_TURN.flatMap((drawing, at) => (at % VIEW_EVERY === 0 ? [{ ...drawing, at }] : []));
  return (
    <div className="hidden grid-cols-4 gap-2 sm:flex-wrap sm:justify-center [@media(height>=30rem)]:grid [@media(height>=30rem)]:sm:flex">
      {views.map(({ at, frame, isMirrored }) => (
        <button
          aria-current={at === props.frame}
          aria-label={t("{degrees} degrees", { degrees: degreesAt(at, COUNT) })}
          className="overflow-hidden rounded-control border-2 border-transparent hover:border-line-strong aria-[current=true]:border-action sm:w-24"
          key={at}
          onClick={() => props.onChoose(at)}
          type="button"
        >
          <img
            alt=""
            className={`w-full ${isMirrored ? "-scale-x-100" : ""}`}
            height={1504}
            src={illustrationUrl(illustrated(props.vehicle), frame)}
            width={2000}
          />
        </button>
      ))}
    </div>
  );
}

/** Waits for all frames, so that turning never shows a hole; one that fails means there is no viewer. */
function useFrames(vehicle: VehicleDetailsView, onUnavailable: () => void): boolean {
  const [isReady, setIsReady] = useState(false);
  const failed = useEffectEvent(onUnavailable);
  const frames = TURN_FRAMES.map((frame) => illustrationUrl(illustrated(vehicle), frame)).join(" ");
  useEffect(() => {
    let isOver = false;
    const loaded = frames.split(" ").map(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
    });
    Promise.all(loaded).then(
      () => !isOver && setIsReady(true),
      () => !isOver && failed(),
    );
    return () => {
      isOver = true;
    };
  }, [frames]);
  return isReady;
}
