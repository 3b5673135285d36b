import { classNames } from "#design-system/class-names.ts";
import type { Strokes } from "../domain/signature-mark.ts";

/** Drawn lines; decoration, the words beside it say whose they are. */
export function MarkView({ strokes, className }: { strokes: Strokes; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={classNames("text-ink", className)}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="9"
      viewBox="0 0 1000 400"
    >
      {strokes.map((stroke, index) => (
        // By place: lines are only ever added at the end.
        <polyline key={index} points={pointsOf(stroke)} />
      ))}
    </svg>
  );
}

/** A single point becomes a dot. */
function pointsOf(stroke: readonly number[]): string {
  const [x = 0, y = 0] = stroke;
  return stroke.length === 2 ? `${x},${y} ${x + 1},${y}` : stroke.join(" ");
}
