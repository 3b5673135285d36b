import { CAR_PARTS, type CarView } from "#modules/inventory/domain/condition/car-parts-data.ts";
import type { ConditionMark } from "#modules/inventory/domain/condition/condition-report.ts";
import { illustrationUrl, type IllustrationAngle } from "#modules/inventory/domain/illustration-url.ts";
import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { illustrated } from "#modules/inventory/ui/card/vehicle-picture.tsx";
import { english, type Text } from "#platform/shared/texts/text.ts";
import { markWords, partWords } from "./mark-words.ts";

type OutsideView = Exclude<CarView, "interior">;

/** Drawings measure 2000 by 1504; a side needs the middle of it only. */
const WIDTH = 2000;
const HEIGHT = 1504;

/** What is shown of a drawing. */
type Box = readonly [left: number, top: number, width: number, height: number];
const SIDE: Box = [0, 250, 2000, 1000];
const END: Box = [100, 100, 1800, 1300];

const VIEWS: Readonly<Record<OutsideView, { angle: IllustrationAngle; box: Box; title: string }>> = {
  driver: { angle: "side", box: SIDE, title: english("Driver's side") },
  passenger: { angle: "side", box: SIDE, title: english("Passenger's side") },
  front: { angle: "front", box: END, title: english("Front") },
  rear: { angle: "rear", box: END, title: english("Rear") },
};

interface MarkedCarProps {
  readonly vehicle: VehicleDetailsView;
  readonly view: OutsideView;
  /** All of the report, in the order of their numbers. */
  readonly marks: readonly ConditionMark[];
  readonly t: Text;
}

/** One side of the car, drawn without its color, with the number of each mark where it is. */
export function MarkedCar({ vehicle, view, marks, t }: MarkedCarProps) {
  const { angle, box, title } = VIEWS[view];
  const isMirrored = view === "passenger";
  const places = placesOf(marks, view);
  const [left, top, width, height] = box;
  return (
    <figure className={angle === "side" ? "marked-car max-sm:col-span-2" : "marked-car"}>
      <div className="marked-view" style={{ aspectRatio: `${width} / ${height}` }}>
        {/* No `image` of the drawing below: that one would be asked for before the page is painted (0807). */}
        <img
          alt=""
          className={isMirrored ? "-scale-x-100" : undefined}
          height={HEIGHT}
          loading="lazy"
          src={illustrationUrl(illustrated(vehicle), angle)}
          style={{
            width: percent(WIDTH / width),
            left: percent(-left / width),
            top: percent(-top / height),
          }}
          width={WIDTH}
        />
        <svg viewBox={box.join(" ")}>
          {places.map(({ mark, number, x, y }) => (
            <a
              aria-label={`${number}: ${partWords(t, mark.part)}. ${markWords(t, mark)}`}
              href={`#mark-${number}`}
              key={number}
            >
              <circle className="mark-touch" cx={x} cy={y} r="135" />
              <circle className="mark-dot" cx={x} cy={y} r="92" />
              <text dominantBaseline="central" textAnchor="middle" x={x} y={y}>
                {number}
              </text>
            </a>
          ))}
        </svg>
      </div>
      <figcaption>{t(title)}</figcaption>
    </figure>
  );
}

const percent = (share: number) => `${share * 100}%`;

/** Marks on one part stand beside each other. */
function placesOf(marks: readonly ConditionMark[], view: OutsideView) {
  const used = new Map<string, number>();
  return marks.flatMap((mark, at) => {
    const place = CAR_PARTS.get(mark.part);
    if (place?.view !== view) return [];
    const before = used.get(mark.part) ?? 0;
    used.set(mark.part, before + 1);
    const x = (place.x / 100) * WIDTH + before * 220;
    return [{ mark, number: at + 1, x, y: (place.y / 100) * HEIGHT }];
  });
}
