import { US_STATES } from "#platform/shared/fields/us-states-data.ts";

/** A zip code that lies in another state than the one chosen; `state` is the chosen state's name. */
export interface ZipElsewhere {
  readonly zipCode: string;
  readonly state: string;
}

/**
 * VAL-13: the chosen state must be the one of the zip code, because taxes follow the zip.
 * Says nothing about an address that is only half typed, nor about a zip whose place is unknown.
 * @param placeOf the zip table: where a five-digit zip code is, or null
 */
export function zipElsewhere(
  buyer: { readonly state?: string | undefined; readonly zipCode?: string | undefined },
  placeOf: (zipCode: string) => { readonly state: string } | null,
): ZipElsewhere | undefined {
  const chosen = buyer.state?.trim().toUpperCase();
  const zipCode = buyer.zipCode?.trim() ?? "";
  const state = US_STATES.find(({ value }) => value === chosen);
  const place = /^[0-9]{5}$/u.test(zipCode) ? placeOf(zipCode) : null;
  if (!state || !place || place.state === state.value) return undefined;
  return { zipCode, state: state.label };
}
