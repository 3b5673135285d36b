import type { StepId } from "#modules/order-steps/domain/step-status.ts";
import { useText } from "#platform/browser/texts/texts.tsx";
import type { TrackerStep } from "../domain/derive-tracker.ts";

const WIDTH = 640;
const HEIGHT = 96;
const MARGIN = 34;

/** A gentle wave; the same formula draws the road and places everything on it. */
function pointAt(share: number): { x: number; y: number } {
  return { x: MARGIN + share * (WIDTH - 2 * MARGIN), y: 58 - Math.sin(share * Math.PI * 2) * 14 };
}

function roadTo(share: number): string {
  const parts = Math.max(1, Math.round(share * 48));
  const points = Array.from({ length: parts + 1 }, (_, index) => pointAt((share * index) / parts));
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

/** How far along the road the car is: at the farthest completed step; one left open behind it shows as such. */
function progressShare(steps: readonly TrackerStep[]): number {
  return (steps.findLastIndex(({ status }) => status === "COMPLETED") + 1) / steps.length;
}

/** The tracker as a road with the car on it; the steps beside it say the same in words. */
export function Road({ steps, current }: { steps: readonly TrackerStep[]; current: StepId | null }) {
  const t = useText();
  const share = progressShare(steps);
  const car = pointAt(share);
  const complete = steps.filter(({ status }) => status === "COMPLETED").length;
  return (
    <svg
      aria-label={t("{complete} of {count} steps completed", { complete, count: steps.length })}
      className="h-auto w-full"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an svg with a name is an image
      role="img"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path className="stroke-line" d={roadTo(1)} strokeWidth="16" />
        {share > 0 && <path className="stroke-success" d={roadTo(share)} strokeWidth="16" />}
        <path className="stroke-surface-raised" d={roadTo(1)} strokeDasharray="7 11" strokeWidth="2" />
      </g>
      {steps.map((step, index) => (
        <Station
          at={(index + 1) / steps.length}
          isCurrent={step.step === current}
          key={step.step}
          step={step}
        />
      ))}
      <g transform={`translate(${car.x} ${car.y})`}>
        <CarMark />
      </g>
    </svg>
  );
}

function Station({ step, at, isCurrent }: { step: TrackerStep; at: number; isCurrent: boolean }) {
  const { x, y } = pointAt(at);
  const isDone = step.status === "COMPLETED";
  const look =
    step.status === "NEEDS_ATTENTION"
      ? "fill-danger stroke-danger"
      : isDone
        ? "fill-success stroke-surface-raised"
        : isCurrent
          ? "fill-surface-raised stroke-action"
          : "fill-surface-raised stroke-line-strong";
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle className={look} r="9" strokeWidth="3" />
      {isDone && (
        <path
          className="stroke-on-success"
          d="m-4 0 3 3 5-6"
          fill="none"
          strokeLinecap="round"
          strokeWidth="2.500"
        />
      )}
    </g>
  );
}

/** A small car seen from the side, standing on the road. */
function CarMark() {
  return (
    <g transform="translate(-27 -40)">
      <path
        className="fill-action stroke-surface-raised"
        d="M5 31c-2 0-3-1-3-3v-6c0-3 2-5 5-5.500l6-1 7-9c1.500-2 3.500-3 6-3h8c3 0 5 1 7 3l6 8 3 1c3 1 4 3 4 5.500V28c0 2-1 3-3 3Z"
        strokeWidth="2"
      />
      <path
        className="fill-on-action"
        d="m18 15 5-6.500c1-1 2-1.500 3-1.500h3v8Zm14-8h2c2 0 3 .6 4 1.700L43 15H32Z"
        opacity="0.85"
      />
      <circle className="fill-ink stroke-surface-raised" cx="15" cy="32" r="6" strokeWidth="2" />
      <circle className="fill-ink stroke-surface-raised" cx="42" cy="32" r="6" strokeWidth="2" />
    </g>
  );
}
