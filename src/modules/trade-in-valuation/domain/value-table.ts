/** What one model is worth, in natural logarithms of cents. */
export interface ModelValue {
  /** Cars it rests on. */
  readonly count: number;
  readonly level: number;
  /** By column of `usageOf`. */
  readonly slopes: readonly number[];
  /** By trim, in small letters. */
  readonly trims: Readonly<Record<string, number>>;
  /** By whole years of age: what a redesign left behind. */
  readonly years: Readonly<Record<string, number>>;
}

/** Some hundred numbers that value any car of the models in them; plain data, kept with its date. */
export interface ValueTable {
  readonly version: 1;
  /** ISO date. */
  readonly fittedOn: string;
  readonly count: number;
  readonly models: Readonly<Record<string, ModelValue>>;
  /** Of cars kept aside, 8 of 10 sold between these shares of the estimate. */
  readonly band: { readonly low: number; readonly high: number; readonly count: number };
  /** How the bands of the tables before did; tables of older releases have none. */
  readonly watch?: Watch;
}

/** Of the newest cars that came after a table was fitted, which ones lay in its band. */
export interface Watch {
  /** `1` in the band, `0` outside, oldest first. */
  readonly marks: string;
  /** The share left its limits, and somebody was told. */
  readonly isOut: boolean;
}

/** Cars of one model below which nothing is said: the offer needs a person's review. */
export const FEWEST_CARS = 15;
