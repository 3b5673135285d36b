/** Shopper texts of this module by key; a tenant may override a key. Wordings that docs/requirements quotes are exact. */
export const favoritesMessages = {
  "favorites.notFound": "This vehicle is not in our inventory anymore.",
  "favorites.sold": "This vehicle was sold while you were looking at it.",
  "favorites.full": "You can save up to {limit} vehicles. Remove one to save another.",
  "favorites.off": "Saved vehicles are not available here.",
} as const;
