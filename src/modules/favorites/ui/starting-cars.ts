/** A row of cards. */
const SHOWN = 4;

/** The first cars of the store's own order, without those that stand in another row already. */
export function startingCars<T extends { readonly key: string }>(
  vehicles: readonly T[],
  seen: readonly string[],
): readonly T[] {
  return vehicles.filter(({ key }) => !seen.includes(key)).slice(0, SHOWN);
}
