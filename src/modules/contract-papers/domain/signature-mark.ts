import * as v from "valibot";

/** Lines of a pen: x and y in turn, in a space 1000 wide and 400 high, so that no picture is ever parsed. */
export type Strokes = readonly (readonly number[])[];

/** How the buyer signs: the typed name and initials themselves, or drawn lines. */
export type SignatureMark =
  | { readonly kind: "typed" }
  | { readonly kind: "drawn"; readonly signature: Strokes; readonly initials: Strokes };

const coordinate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const MOST_POINTS = 4000;

const strokes = v.pipe(
  v.array(v.pipe(v.array(coordinate), v.minLength(2), v.maxLength(2 * MOST_POINTS))),
  v.minLength(1, "Draw it in the box."),
  v.maxLength(60),
  v.check((lines) => lines.every((line) => line.length % 2 === 0), "Points have two numbers."),
  v.check(
    (lines) => lines.reduce((sum, line) => sum + line.length, 0) <= 2 * MOST_POINTS,
    "Too many points.",
  ),
  v.check((lines) => hasExtent(lines), "Draw more than a dot."),
);

/** What the signing call takes as a mark. */
export const signatureMarkSchema = v.variant("kind", [
  v.object({ kind: v.literal("typed") }),
  v.object({ kind: v.literal("drawn"), signature: strokes, initials: strokes }),
]);

/** Whether lines are more than a dot: at least 60 units wide or high. */
export function hasExtent(lines: Strokes): boolean {
  const xs = lines.flatMap((line) => line.filter((_, index) => index % 2 === 0));
  const ys = lines.flatMap((line) => line.filter((_, index) => index % 2 === 1));
  const span = (values: readonly number[]) =>
    values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 1000);
  return xs.length > 0 && (span(xs) >= 60 || span(ys) >= 60);
}
