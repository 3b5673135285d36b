/** By what a physical car is known, whoever describes it; null where it was not said. Personal data. */
export interface CarMarks {
  readonly vin: string | null;
  /** Plate with the state that issued it: `TX KXB4821`. */
  readonly plate: string | null;
}

/** What its owner said of it. */
interface NamedBy {
  readonly vin: string | null;
  readonly plate?: string | null;
  readonly plateState?: string | null;
  readonly title?: { readonly state: string };
}

/** A plate is one of a state, however it is typed. */
export function carMarks({ vin, plate, plateState, title }: NamedBy): CarMarks {
  const bare = plate?.toUpperCase().replace(/[^A-Z0-9]/gu, "") ?? "";
  const state = plateState ?? title?.state;
  return { vin, plate: bare === "" || state === undefined ? null : `${state} ${bare}` };
}
