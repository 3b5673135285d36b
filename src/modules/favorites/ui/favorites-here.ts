import { apiClient } from "#platform/browser/http/api-client.ts";
import { isApiError } from "#platform/browser/http/api-error.ts";
import { createValueStore } from "#platform/browser/data/value-store.ts";
import type { FavoriteKeysView } from "../domain/favorite-view.ts";
import { shownFavorites } from "./favorites-store.ts";
import { FavoritesSync } from "./favorites-sync.ts";

/** Changes whenever this browser wrote; other tabs hear of it. */
const WRITTEN = "fc.favorites-written";
/** A repeated call is the same call, so a broken connection is tried again. */
const REPEATABLE = { idempotencyKey: true } as const;

const pathOf = (key: string): string => `/api/favorites/${encodeURIComponent(key)}`;

/** The last wish that could not be kept. */
export const favoritesProblem = createValueStore<unknown>(null);

/** The list of whoever is signed in here. */
export const favoritesHere = new FavoritesSync({
  calls: {
    list: () => apiClient.get<FavoriteKeysView>("/api/favorites", { query: { only: "keys" } }),
    save: (key) => apiClient.put<FavoriteKeysView>(pathOf(key), undefined, REPEATABLE),
    remove: (key) => apiClient.delete<FavoriteKeysView>(pathOf(key), REPEATABLE),
    removeSold: () => apiClient.delete<FavoriteKeysView>("/api/favorites/sold", REPEATABLE),
  },
  show: shownFavorites.set,
  onProblem: favoritesProblem.set,
  // Without a connection nothing was to change; the page says by itself that there is none.
  onUnread: (error) => {
    if (!isApiError(error) || error.status !== 0) favoritesProblem.set(error);
  },
  onWritten: () => {
    try {
      window.localStorage.setItem(WRITTEN, String(Date.now()));
    } catch {
      // Blocked by the browser's settings: other tabs look when somebody comes back to them.
    }
  },
});

/** Calls `look` whenever the list may have changed elsewhere: in another tab, or on another device meanwhile. */
export function whenElsewhere(look: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === WRITTEN && look();
  const onVisible = () => document.visibilityState === "visible" && look();
  window.addEventListener("storage", onStorage);
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    window.removeEventListener("storage", onStorage);
    document.removeEventListener("visibilitychange", onVisible);
  };
}
