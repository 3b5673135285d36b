import fc from "fast-check";

/**
 * How many cases a property is asked with. Every run draws others (fast-check prints the seed of a failure), so that a
 * fifth is enough for each; `npm run test:every-draw` asks with all of them (0665).
 */
export function draws(all: number): number {
  return process.env["EVERY_DRAW"] === "1" ? all : Math.ceil(all / 5);
}

/** Some of a finite number of cases, others in every run; all of them with `npm run test:every-draw`. */
export function drawn<T>(all: readonly T[]): readonly T[] {
  const count = draws(all.length);
  const [some] = fc.sample(fc.shuffledSubarray([...all], { minLength: count, maxLength: count }), 1);
  return some ?? [];
}
