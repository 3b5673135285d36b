import type { FavoriteKeysView } from "../domain/favorite-view.ts";
import { NO_FAVORITES, type ShownFavorites } from "./favorites-store.ts";

/** The calls it makes; each answers the whole list in short. */
interface FavoritesCalls {
  readonly list: () => Promise<FavoriteKeysView>;
  readonly save: (key: string) => Promise<FavoriteKeysView>;
  readonly remove: (key: string) => Promise<FavoriteKeysView>;
  readonly removeSold: () => Promise<FavoriteKeysView>;
}

interface FavoritesSyncParts {
  readonly calls: FavoritesCalls;
  readonly show: (shown: ShownFavorites) => void;
  /** A wish that the server refused, or that did not reach it; it is taken back already. */
  readonly onProblem: (error: unknown) => void;
  /** The server has something new: other tabs may want to know. */
  readonly onWritten: () => void;
}

/** Keeps what is shown and what the server knows together: wishes show at once, one call runs at a time. */
interface FavoritesSync {
  /** Asks the server for the list, after all that waits. */
  refresh(): Promise<void>;
  /** Saves or forgets a vehicle. Only the last wish about a vehicle counts. */
  wish(key: string, isSaved: boolean): Promise<void>;
  /** Forgets all that were sold. @param keys those of them that are shown */
  removeSold(keys: readonly string[]): Promise<void>;
  /** Somebody signed out: nothing is shown, and answers that are on their way do not count. */
  forget(): void;
}

const NOTHING: FavoriteKeysView = { keys: [], count: 0 };

export function createFavoritesSync({
  calls,
  show,
  onProblem,
  onWritten,
}: FavoritesSyncParts): FavoritesSync {
  let known: FavoriteKeysView | undefined;
  let queue: Promise<void> = Promise.resolve();
  let visit = 0;
  const wishes = new Map<string, boolean>();
  const publish = () => show(overlay(known ?? NOTHING, wishes));
  const inTurn = (run: (isCurrent: () => boolean) => Promise<void>): Promise<void> => {
    const asked = visit;
    queue = queue.then(async () => {
      if (asked === visit) await run(() => asked === visit);
    });
    return queue;
  };
  const take = async (call: () => Promise<FavoriteKeysView>, isCurrent: () => boolean): Promise<boolean> => {
    try {
      const answer = await call();
      if (isCurrent()) known = answer;
      return true;
    } catch (error) {
      if (isCurrent()) onProblem(error);
      return false;
    }
  };
  const settle = async (key: string, isCurrent: () => boolean): Promise<void> => {
    const wish = wishes.get(key);
    if (wish === undefined) return;
    const isSo = known?.keys.includes(key) === wish;
    const isDone = isSo || (await take(() => (wish ? calls.save(key) : calls.remove(key)), isCurrent));
    if (!isCurrent()) return;
    // A newer wish has its own turn.
    if (wishes.get(key) === wish) wishes.delete(key);
    publish();
    if (isDone && !isSo) onWritten();
  };
  return {
    refresh: () =>
      inTurn(async (isCurrent) => {
        await take(calls.list, isCurrent);
        if (isCurrent()) publish();
      }),
    wish(key, isSaved) {
      wishes.set(key, isSaved);
      publish();
      return inTurn((isCurrent) => settle(key, isCurrent));
    },
    removeSold(keys) {
      for (const key of keys) wishes.set(key, false);
      publish();
      return inTurn(async (isCurrent) => {
        const isDone = await take(calls.removeSold, isCurrent);
        if (!isCurrent()) return;
        for (const key of keys) wishes.delete(key);
        publish();
        if (isDone) onWritten();
      });
    },
    forget() {
      visit += 1;
      known = undefined;
      wishes.clear();
      show(NO_FAVORITES);
    },
  };
}

/** The list with the wishes that are still under way. */
function overlay(known: FavoriteKeysView, wishes: ReadonlyMap<string, boolean>): ShownFavorites {
  const keys = new Set(known.keys);
  let { count } = known;
  for (const [key, isSaved] of wishes) {
    if (keys.has(key) === isSaved) continue;
    if (isSaved) keys.add(key);
    else keys.delete(key);
    count += isSaved ? 1 : -1;
  }
  return { keys, count: Math.max(0, count) };
}
