/** What a margin counts. */
export type MarginUnit =
  | "cents"
  | "ppm"
  | "months"
  | "miles"
  | "years"
  | "points"
  | "days"
  | "count"
  | "none";

/** A rule that the application does not meet. */
export interface Failed<Code extends string> {
  readonly code: Code;
  /** `actual` and `limit` in the unit of the rule, and what else the sentence needs. */
  readonly values: Readonly<Record<string, number | string>>;
  /** How far away it is: always positive; 0 where there is no distance. */
  readonly margin: number;
  readonly unit: MarginUnit;
}
