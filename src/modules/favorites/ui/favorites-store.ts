import { createValueStore } from "#platform/browser/data/value-store.ts";

/** What hearts and the header show: the list as the server knows it, with what was pressed since. */
export interface ShownFavorites {
  readonly keys: ReadonlySet<string>;
  /** Saved vehicles that can still be had. */
  readonly count: number;
}

export const NO_FAVORITES: ShownFavorites = { keys: new Set(), count: 0 };

/** Empty on the server, for anonymous people, and until the list arrived. */
export const shownFavorites = createValueStore<ShownFavorites>(NO_FAVORITES);

/** A pressed heart that `FavoritesController` has not looked at yet. */
export const pressedHeart = createValueStore<{ readonly key: string } | null>(null);
